import { type ReactNode, useId } from 'react'
import { Chevron } from './Chevron.tsx'

interface Props {
  heading?: 'h2' | 'h3'
  title: string
  /** What is said of it while it is closed, too. */
  summary: ReactNode
  open: boolean
  onToggle: () => void
  children: ReactNode
}

/** A part of a page under a heading that opens it; closed, it is not drawn. */
export function Disclosure({ heading: Heading = 'h3', title, summary, open, onToggle, children }: Props) {
  const id = useId()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] rounded-card border border-line">
      <div className="relative flex items-center gap-3 rounded-card p-4 hover:bg-sunken">
        <div className="grid min-w-0 flex-1 gap-0.5">
          <Heading className="font-sans text-base leading-snug tracking-normal">
            <button
              type="button"
              className="cursor-pointer text-start font-semibold after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-daylight"
              aria-expanded={open}
              aria-controls={id}
              aria-describedby={`${id}-summary`}
              onClick={onToggle}
            >
              {title}
            </button>
          </Heading>
          <div id={`${id}-summary`} className="text-fluid-sm text-muted">
            {summary}
          </div>
        </div>
        <Chevron open={open} />
      </div>
      <div id={id} hidden={!open} className="border-t border-line p-4">
        {open && children}
      </div>
    </div>
  )
}
