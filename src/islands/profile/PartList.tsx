import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  children: ReactNode
}

/** Parts of the profile that are seldom needed, a line each under one heading. */
export function PartList({ title, children }: Props) {
  const id = useId()
  return (
    <section className="panel part-list" aria-labelledby={id}>
      <h2 id={id} className="text-fluid-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
