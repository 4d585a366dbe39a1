/** The mark of what unfolds below; `open` turns it over. */
export function Chevron({ open = false }: { open?: boolean }) {
  return (
    <svg
      viewBox="0 0 12 12"
      className={`size-3.5 shrink-0 text-muted ${open ? 'rotate-180' : ''}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="m1.5 4 4.5 4.5L10.5 4" />
    </svg>
  )
}
