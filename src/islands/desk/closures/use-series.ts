import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { closuresOf, type ListedClosure, type SavedClosure } from '../../../stores/closures.ts'
import { createResource, type Loadable } from '../../../stores/resource.ts'

/** What comes after a listed closure in its series, once it is asked for; `load` tries again. */
export function useSeries(
  { id, series, later, version }: ListedClosure,
  asked: boolean,
): { state: Loadable<SavedClosure[]>; load: () => void } {
  const [all] = useState(() => createResource<SavedClosure[]>())
  const state = useStore(all.$state)
  const needed = later > 0 && asked ? series : null
  const load = () => {
    if (needed) all.load(() => closuresOf(needed))
  }
  useEffect(load, [needed, version, later])
  if (later === 0) return { state: { status: 'ready', value: [] }, load }
  if (state.status !== 'ready') return { state, load }
  return { state: { status: 'ready', value: state.value.filter((one) => one.id !== id) }, load }
}
