import { type ReactNode, type Ref, useId } from 'react'
import type { Loadable } from '../../../stores/resource.ts'
import { LoadFailure } from '../../shared/LoadFailure.tsx'

interface Props<T> {
  state: Loadable<T[]>
  title: string
  text: string
  failed: string
  load: () => void
  /** The outcome of the last answer; it stays when that answer has emptied the list. */
  outcome?: string
  heading?: Ref<HTMLHeadingElement>
  children: (items: T[]) => ReactNode
}

/** A list of things to do for the studio; nothing where it is empty. */
export function WhenAny<T>({ state, title, text, failed, load, outcome, heading, children }: Props<T>) {
  const id = useId()
  if (state.status === 'failed') return <LoadFailure title={failed} code={state.code} onRetry={load} />
  const items = state.status === 'ready' ? state.value : []
  if (items.length === 0 && !outcome) return
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-1">
        <h2 id={id} ref={heading} tabIndex={-1} className="text-fluid-xl font-semibold">
          {title}
        </h2>
        {items.length > 0 && <p className="text-muted">{text}</p>}
      </div>
      <p role="status" className={outcome ? 'notice notice-success' : 'sr-only'}>
        {outcome}
      </p>
      {items.length > 0 && children(items)}
    </section>
  )
}
