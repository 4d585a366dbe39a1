import type { ReactNode } from 'react'
import type { Loadable } from '../../../stores/resource.ts'
import { useTexts } from '../../shared/island.tsx'
import { Loaded } from '../../shared/Loaded.tsx'

interface Props<T> {
  id: string
  title: string
  text: string
  state: Loadable<T>
  load: () => void
  /** A table whose cells are drawn as what they say, so that nobody needs another one for the numbers. */
  children: (value: T) => ReactNode
}

/** Numbers as a picture. */
export function ChartPanel<T>({ id, title, text, state, load, children }: Props<T>) {
  const { t } = useTexts('admin')
  return (
    <section aria-labelledby={id} className="panel grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h2 id={id} className="text-fluid-lg font-semibold">
          {title}
        </h2>
        <p className="text-fluid-sm text-muted">{text}</p>
      </div>
      <Loaded state={state} load={load} failed={t('admin.statisticsFailed')} boxes={1} height="h-96">
        {children}
      </Loaded>
    </section>
  )
}
