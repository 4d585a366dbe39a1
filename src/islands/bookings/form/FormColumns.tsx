import type { ReactNode } from 'react'

interface Props {
  /** The steps: what and when. */
  children: ReactNode
  /** The summary. */
  aside: ReactNode
}

/** The booking form's two sides, on a phone one below the other: its numbered steps, and the summary. */
export function FormColumns({ children, aside }: Props) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
      <div className="steps grid grid-cols-[minmax(0,1fr)]">{children}</div>
      <div className="grid gap-4 lg:sticky lg:top-18">{aside}</div>
    </div>
  )
}
