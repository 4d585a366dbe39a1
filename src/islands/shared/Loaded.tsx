import type { ReactNode } from 'react'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import type { Loadable } from '../../stores/resource.ts'
import { useTexts } from './island.tsx'
import { LoadFailure } from './LoadFailure.tsx'

interface Props<T> {
  state: Loadable<T>
  /** Tries again. */
  load: () => void
  /** What could not be loaded, as a title for the words of the refusal. */
  failed: string
  /** The placeholders: how many grey boxes, and how high. */
  boxes: number
  height: string
  children: (value: T) => ReactNode
}

/** Content that is loaded: grey boxes before it comes; where it fails, the reason and a button to try again. */
export function Loaded<T>({ state, load, failed, boxes, height, children }: Props<T>) {
  const { t } = useTexts('common')
  if (state.status === 'loading')
    return <Skeleton label={t('common.loading')} rows={boxes} className={height} />
  if (state.status === 'failed') return <LoadFailure title={failed} code={state.code} onRetry={load} />
  return children(state.value)
}
