import { type ReactNode, useId } from 'react'
import { Chevron } from './Chevron.tsx'

interface Props {
  heading?: 'h2' | 'h3'
  /**
   * A card of its own, or a row in a list of its kind, which draws the frame and the lines between; of a wide list a
   * line, whose summary stands at its end.
   */
  look?: 'card' | 'row' | 'line'
  title: string
  /** A summary that is visible while it is closed, too. */
  summary?: ReactNode
  open: boolean
  onToggle: () => void
  children: ReactNode
}

const row = {
  frame: '',
  head: '-mx-3 min-h-16 rounded-field px-3 py-3 hover:bg-sunken',
  words: 'grid gap-0.5',
  press: 'after:rounded-field',
  body: 'pt-1 pb-6',
}

const looks = {
  row,
  line: {
    ...row,
    words: 'grid gap-x-6 gap-y-0.5 md:grid-cols-[minmax(0,1fr)_auto] md:items-baseline md:text-end',
  },
  card: {
    frame: 'rounded-card border border-line',
    head: 'rounded-card px-(--panel-inset) py-4 hover:bg-sunken',
    words: 'grid gap-0.5',
    press: 'after:rounded-card',
    body: 'border-t border-line px-(--panel-inset) py-4',
  },
}

/** A part of a page under a heading that opens it; not rendered while closed. */
export function Disclosure({
  heading: Heading = 'h3',
  look = 'card',
  title,
  summary,
  open,
  onToggle,
  children,
}: Props) {
  const id = useId()
  const { frame, head, words, press, body } = looks[look]
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] ${frame}`}>
      <div className={`relative flex items-center gap-3 ${head}`}>
        <div className={`min-w-0 flex-1 ${words}`}>
          <Heading className="text-start font-sans text-base leading-snug tracking-normal">
            <button
              type="button"
              className={`cursor-pointer text-start font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-daylight ${press}`}
              aria-expanded={open}
              aria-controls={id}
              aria-describedby={summary ? `${id}-summary` : undefined}
              onClick={onToggle}
            >
              {title}
            </button>
          </Heading>
          {summary && (
            <div id={`${id}-summary`} className="text-fluid-sm text-muted">
              {summary}
            </div>
          )}
        </div>
        <Chevron open={open} />
      </div>
      <div id={id} hidden={!open} className={body}>
        {open && children}
      </div>
    </div>
  )
}
