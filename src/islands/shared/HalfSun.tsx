/** The sign of the golden hour: a sun on the horizon, the same before its word and on a time that has it. */
export function HalfSun() {
  return (
    // Styles of its own: it also stands in what comes last to a page that has no room for them.
    <svg viewBox="0 0 12 8" style={{ display: 'inline-block', width: '0.75rem' }} aria-hidden="true">
      <path d="M2 6.4a4 4 0 0 1 8 0z" fill="var(--tungsten)" />
      <path d="M0 7h12" stroke="currentColor" />
    </svg>
  )
}
