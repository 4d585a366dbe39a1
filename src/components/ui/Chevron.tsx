const turns = { start: 'rotate-90', end: '-rotate-90', up: 'rotate-180', down: '' }

interface Props {
  open?: boolean
  /** Where it points while it is not open. */
  towards?: 'down' | 'start' | 'end'
}

/** An arrow: for what unfolds below, turned over when `open`, or for the previous and the next. */
export function Chevron({ open = false, towards = 'down' }: Props) {
  return (
    <svg
      viewBox="0 0 12 12"
      className={`size-3.5 shrink-0 text-muted ${turns[open ? 'up' : towards]}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      aria-hidden="true"
    >
      <path d="m1.5 4 4.5 4.5L10.5 4" />
    </svg>
  )
}
