import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'

/** Entries of an address's query; undefined for those that are not there. */
type Entries = Record<string, string | undefined>

/**
 * State that lives in the address, so that reload, language switch and the way back keep it. `read` gets the
 * address's query; `write` names each entry that belongs to the state, undefined where it is as always. Other
 * entries stay. Of the two setters the second makes a step that the browser's Back button takes back.
 */
export function useAddress<T>(read: (query: URLSearchParams) => T, write: (value: T) => Entries) {
  const here = () => read(new URLSearchParams(location.search))
  const [value, setValue] = useState(here)
  // After each render: what is written may depend on more than the value.
  useLayoutEffect(() => show(write(value), 'replaceState'))
  const onMove = useEffectEvent(() => setValue(here()))
  useEffect(() => {
    const listener = () => onMove()
    addEventListener('popstate', listener)
    return () => removeEventListener('popstate', listener)
  }, [])
  function step(next: T) {
    show(write(next), 'pushState')
    setValue(next)
  }
  return [value, setValue, step] as const
}

function show(entries: Entries, how: 'replaceState' | 'pushState') {
  const search = withEntries(location.search, entries)
  if (search !== location.search) history[how](null, '', location.pathname + search + location.hash)
}

/**
 * A query (`?a=1`, or '') with `entries`: undefined ones are removed, the others stand at its end in their order. A
 * query that has them already stays as it is.
 */
export function withEntries(search: string, entries: Entries): string {
  const query = new URLSearchParams(search)
  const wanted = Object.entries(entries)
  if (wanted.every(([name, text]) => (query.get(name) ?? undefined) === text)) return search
  for (const [name] of wanted) query.delete(name)
  for (const [name, text] of wanted) if (text !== undefined) query.set(name, text)
  return query.size > 0 ? `?${query}` : ''
}
