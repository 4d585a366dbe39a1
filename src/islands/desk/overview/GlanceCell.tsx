import type { ReactNode } from 'react'

interface Props {
  href: string
  label: string
  /** Undefined while it is not known. */
  value?: ReactNode
  note?: string | undefined
  /** Text instead of a number: that there is nothing to do, or what runs. */
  look?: 'quiet' | 'runs' | undefined
}

/** A number of things to do, which leads to where they are done. */
export function Cell({ href, label, value, note, look }: Props) {
  return (
    <li>
      <a className={`glance-cell ${look ? `glance-${look}` : ''}`} href={href}>
        <span className="glance-label">{label}</span>
        {look === 'quiet' && note ? (
          <span className="glance-nothing">{note}</span>
        ) : (
          <>
            <span className="glance-value">{value ?? <span aria-hidden="true">–</span>}</span>
            <span className="glance-note">{note ?? '\u00a0'}</span>
          </>
        )}
      </a>
    </li>
  )
}
