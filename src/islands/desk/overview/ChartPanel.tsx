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
  /** The picture; what it shows must also stand in the table. */
  picture: (value: T) => ReactNode
  /** The same as rows of a table, for screen readers and for who wants the numbers. */
  table: (value: T) => ReactNode
}

/** A picture of numbers, with the numbers themselves one click away. */
export function ChartPanel<T>({ id, title, text, state, load, picture, table }: Props<T>) {
  const { t } = useTexts('admin')
  return (
    <section aria-labelledby={id} className="panel grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h2 id={id} className="text-fluid-lg font-semibold">
          {title}
        </h2>
        <p className="text-fluid-sm text-muted">{text}</p>
      </div>
      <Loaded state={state} load={load} failed={t('admin.statisticsFailed')} boxes={1} height="h-56">
        {(value) => (
          <>
            {picture(value)}
            <details>
              <summary className="link inline-flex min-h-11 cursor-pointer items-center">
                {t('admin.showTable')}
              </summary>
              <table className="numbers">{table(value)}</table>
            </details>
          </>
        )}
      </Loaded>
    </section>
  )
}
