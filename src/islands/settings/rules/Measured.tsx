import type { ReactNode } from 'react'

interface Props {
  /** What is typed, in words with its unit. */
  words: string
  typed: string
  children: ReactNode
}

/** A field for a number, and beside it what the number means in another unit: `48`, `2 days`. */
export function Measured({ words, typed, children }: Props) {
  return (
    <div className="flex items-center gap-3">
      <div className="w-28 shrink-0">{children}</div>
      <span className="text-muted tabular-nums" aria-hidden="true">
        {words.includes(typed) ? '' : words}
      </span>
    </div>
  )
}
