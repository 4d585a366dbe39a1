import { type ReactNode, useId } from 'react'
import type { Loadable } from '../../../stores/resource.ts'
import { FoldedPart } from '../../shared/FoldedPart.tsx'
import { useTexts } from '../../shared/island.tsx'
import { Loaded } from '../../shared/Loaded.tsx'
import { useRoomy } from '../../shared/use-room.ts'

interface Props<T> {
  title: string
  /** What it shows, and over which time. */
  text: string
  state: Loadable<T>
  load: () => void
  /** Height of the placeholder. */
  height: string
  /** A table whose cells are drawn as a chart, so that the numbers need no second table. */
  children: (value: T) => ReactNode
}

/** Numbers as a chart; folded on a phone. */
export function ChartPanel<T>({ title, text, state, load, height, children }: Props<T>) {
  const { t } = useTexts('admin')
  const id = useId()
  const roomy = useRoomy()
  const chart = (
    <Loaded state={state} load={load} failed={t('admin.statisticsFailed')} boxes={1} height={height}>
      {children}
    </Loaded>
  )
  if (!roomy) {
    return (
      <FoldedPart title={title} summary={text}>
        {chart}
      </FoldedPart>
    )
  }
  return (
    <section aria-labelledby={id} className="chart">
      <div className="grid gap-1">
        <h3 id={id} className="chart-title">
          {title}
        </h3>
        <p className="text-fluid-sm text-muted">{text}</p>
      </div>
      {chart}
    </section>
  )
}
