import { Fragment, type ReactNode, useId, useState } from 'react'
import { Chevron } from '../../components/ui/Chevron.tsx'

export interface NamedPart {
  title: string
  holds: ReactNode
}

/** Parts behind their names in one row, to save height on a phone; the open one stands below the row. */
export function FoldedInRow({ parts }: { parts: NamedPart[] }) {
  const id = useId()
  const [open, setOpen] = useState<string>()
  return (
    <div className="folded-in-row">
      {parts.map(({ title, holds }, place) => (
        <Fragment key={title}>
          <h3 className="font-sans tracking-normal">
            <button
              type="button"
              aria-expanded={open === title}
              aria-controls={`${id}-${place}`}
              onClick={() => setOpen(open === title ? undefined : title)}
            >
              {title}
              <Chevron open={open === title} />
            </button>
          </h3>
          <div id={`${id}-${place}`} hidden={open !== title}>
            {open === title && holds}
          </div>
        </Fragment>
      ))}
    </div>
  )
}
