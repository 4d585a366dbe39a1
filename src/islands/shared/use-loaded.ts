import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { useDeferredValue } from 'react'
import type { Loadable } from '../../stores/resource.ts'

const LOADING = { status: 'loading' } as const

/** A store's loaded value for a large screen, drawn in slices so that a phone reacts meanwhile. */
export function useLoaded<T>($state: ReadableAtom<Loadable<T>>): Loadable<T> {
  return useDeferredValue<Loadable<T>>(useStore($state), LOADING)
}
