import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  text?: string
  /** The anchor to which a list of the parts leads. */
  anchor?: string
  children: ReactNode
}

/** One part of a long screen, named by its heading; in a row of parts (`.parts`), where there is room, beside what it holds. */
export function Part({ title, text, anchor, children }: Props) {
  const id = useId()
  return (
    <section id={anchor} className="part scroll-mt-4" aria-labelledby={id}>
      <div className="part-head">
        <h2 id={id} className="text-fluid-lg font-semibold">
          {title}
        </h2>
        {text && <p className="text-muted">{text}</p>}
      </div>
      <div className="part-body">{children}</div>
    </section>
  )
}
