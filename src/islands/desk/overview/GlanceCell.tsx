import type { ReactNode } from 'react'

interface Props {
  href: string
  label: string
  /** Undefined while it is not known. */
  value?: ReactNode
  note?: string | undefined
  /** Nothing to do there, which is said in words alone, or what runs. */
  look?: 'quiet' | 'runs' | undefined
}

/** A number of what there is to do now, which leads to where it is done. */
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
