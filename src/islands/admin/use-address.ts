import { useState } from 'react'

/**
 * What a list shows, kept in the address, so that reload, language switch and the way back keep it. `read`
 * gets the address's query, `write` gives the entries that are not as always.
 */
export function useAddress<T>(
  read: (query: URLSearchParams) => T,
  write: (value: T) => Record<string, string | undefined>,
) {
  const [value, setValue] = useState(() => read(new URLSearchParams(location.search)))
  function change(next: T) {
    setValue(next)
    const query = new URLSearchParams()
    for (const [name, text] of Object.entries(write(next))) if (text) query.set(name, text)
    const search = query.toString()
    history.replaceState(null, '', search ? `?${search}` : location.pathname)
  }
  return [value, change] as const
}
