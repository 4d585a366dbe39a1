import { type ReactNode, useState } from 'react'
import { Disclosure } from '../../components/ui/Disclosure.tsx'

interface Props {
  title: string
  /** Its present state, in a line; nothing where there is none to tell. */
  summary?: ReactNode
  /** Whether the line is not known yet: the likely one keeps its place unseen, so that nothing below moves. */
  pending?: boolean
  /** Whether it is open at first. */
  unfolded?: boolean
  look?: 'card' | 'row' | 'line'
  children: ReactNode
}

/** A part of a long screen that is seldom needed: it opens where somebody came for it. */
export function FoldedPart({
  title,
  summary,
  pending = false,
  unfolded = false,
  look = 'row',
  children,
}: Props) {
  const [open, setOpen] = useState(unfolded)
  return (
    <section aria-label={title} className={look === 'card' ? 'rounded-card bg-surface' : undefined}>
      <Disclosure
        heading={look === 'card' ? 'h2' : 'h3'}
        look={look}
        title={title}
        summary={pending ? <span className="invisible">{summary}</span> : summary}
        open={open}
        onToggle={() => setOpen(!open)}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
      </Disclosure>
    </section>
  )
}
