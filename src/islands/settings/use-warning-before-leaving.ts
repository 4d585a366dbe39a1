import { useEffect } from 'react'

/** Asks before a page is left on which something is typed and not saved. */
export function useWarningBeforeLeaving(dirty: boolean) {
  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [dirty])
}
