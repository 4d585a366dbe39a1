const shapes = {
  clock: 'M6 1.5a4.5 4.5 0 1 0 4.5 4.5M6 3.5V6l1.8 1',
  tick: 'm1.5 6.5 3 3 6-7',
  cross: 'm2 2 8 8m0-8-8 8',
  letter: 'M1 3h10v6.5H1zM1 3l5 4 5-4',
} as const

/** A sign of the size of a letter, beside words that say the same. */
export function SmallSign({ shape }: { shape: keyof typeof shapes }) {
  return (
    <svg
      viewBox="0 0 12 12"
      className="size-3 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={shapes[shape]} />
    </svg>
  )
}
