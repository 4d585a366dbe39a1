import type { ReactNode } from 'react'
import type { Loadable } from '../../../stores/resource.ts'
import { useTexts } from '../../shared/island.tsx'
import { Loaded } from '../../shared/Loaded.tsx'
import { FoldedOnPhone } from './FoldedOnPhone.tsx'

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
    <FoldedOnPhone id={id} title={title} text={text}>
      <Loaded state={state} load={load} failed={t('admin.statisticsFailed')} boxes={1} height="h-96">
        {children}
      </Loaded>
    </FoldedOnPhone>
  )
}
