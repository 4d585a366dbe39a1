import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  text?: string
  children: ReactNode
}

/** One part of the account screen, named by its heading. */
export function Part({ title, text, children }: Props) {
  const id = useId()
  return (
    <section className="panel grid gap-5" aria-labelledby={id}>
      <div className="grid gap-2">
        <h2 id={id} className="text-fluid-lg font-semibold">
          {title}
        </h2>
        {text && <p className="text-muted">{text}</p>}
      </div>
      {children}
    </section>
  )
}
