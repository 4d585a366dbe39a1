import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { useDeferredValue } from 'react'
import type { Loadable } from '../../stores/resource.ts'

const LOADING = { status: 'loading' } as const

/** What a store has loaded, for a large screen: drawn in slices, so that a phone can be touched meanwhile. */
export function useLoaded<T>($state: ReadableAtom<Loadable<T>>): Loadable<T> {
  return useDeferredValue<Loadable<T>>(useStore($state), LOADING)
}
