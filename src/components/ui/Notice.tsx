import type { ReactNode } from 'react'

interface Props {
  kind: 'failure' | 'success' | 'info'
  children: ReactNode
}

/** A message in the page: failures interrupt a screen reader, the others wait for their turn. */
export function Notice({ kind, children }: Props) {
  return (
    <div className={`notice notice-${kind}`} role={kind === 'failure' ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
