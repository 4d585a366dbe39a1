import { type ReactNode, useState } from 'react'
import { Disclosure } from '../../../components/ui/Disclosure.tsx'
import { useRoomy } from '../../shared/use-room.ts'

interface Props {
  id: string
  title: string
  text: string
  /** What stands beside the title where there is room. */
  beside?: ReactNode
  children: ReactNode
}

/** Numbers under a heading. On a phone they are looked up, not scrolled past: there they unfold at a press. */
export function FoldedOnPhone({ id, title, text, beside, children }: Props) {
  const roomy = useRoomy()
  const [open, setOpen] = useState(false)
  if (!roomy) {
    return (
      <section aria-label={title} className="rounded-card bg-surface">
        <Disclosure heading="h2" title={title} summary={text} open={open} onToggle={() => setOpen(!open)}>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {beside && <div className="flex flex-wrap items-center gap-x-3 gap-y-2">{beside}</div>}
            {children}
          </div>
        </Disclosure>
      </section>
    )
  }
  return (
    <section aria-labelledby={id} className="panel grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="me-auto">
          <h2 id={id} className="text-fluid-lg font-semibold">
            {title}
          </h2>
          <p className="text-fluid-sm text-muted">{text}</p>
        </div>
        {beside}
      </div>
      {children}
    </section>
  )
}
