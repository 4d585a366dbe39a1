import type { ReactNode } from 'react'

interface Props {
  /** What and when. */
  children: ReactNode
  /** What comes of it. */
  aside: ReactNode
}

/** The booking form's two sides, on a phone one below the other: its steps, which are numbered, and what comes of them. */
export function FormColumns({ children, aside }: Props) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
      <div className="steps grid grid-cols-[minmax(0,1fr)]">{children}</div>
      <div className="grid gap-4 lg:sticky lg:top-18">{aside}</div>
    </div>
  )
}
