interface Props {
  /** Where the sun goes: a sunrise or a sunset. */
  goes?: 'up' | 'down'
}

/** The sign of the golden hour: a sun on the horizon, the same before its word and on a time that has it. */
export function HalfSun({ goes }: Props) {
  return (
    // Styles of its own: it also stands in what comes last to a page that has no room for them.
    <svg
      viewBox={goes ? '0 -6 12 14' : '0 0 12 8'}
      style={{ display: 'inline-block', width: '1rem' }}
      aria-hidden="true"
    >
      {goes && (
        <path
          d={goes === 'up' ? 'M3-1.5 6-4.5l3 3' : 'M3-4.5l3 3 3-3'}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      )}
      <path d="M2 6.4a4 4 0 0 1 8 0z" fill="var(--tungsten)" />
      <path d="M0 7h12" stroke="currentColor" />
    </svg>
  )
}
