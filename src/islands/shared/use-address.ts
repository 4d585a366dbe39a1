import { useEffect, useState } from 'react'

/**
 * What a list shows, kept in the address, so that reload, language switch and the way back keep it. `read`
 * gets the address's query, `write` gives the entries that are not as always. A change that is a `step` can
 * be taken back with the browser's Back button.
 */
export function useAddress<T>(
  read: (query: URLSearchParams) => T,
  write: (value: T) => Record<string, string | undefined>,
) {
  const here = () => read(new URLSearchParams(location.search))
  const [value, setValue] = useState(here)
  useEffect(() => {
    const onMove = () => setValue(here())
    addEventListener('popstate', onMove)
    return () => removeEventListener('popstate', onMove)
  }, [])
  function change(next: T, { step = false } = {}) {
    setValue(next)
    const query = new URLSearchParams()
    for (const [name, text] of Object.entries(write(next))) if (text) query.set(name, text)
    const search = query.toString()
    const address = search ? `?${search}` : location.pathname
    if (step) history.pushState(null, '', address)
    else history.replaceState(null, '', address)
  }
  return [value, change] as const
}
