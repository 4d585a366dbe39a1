import { useEffect, useState } from 'react'

/**
 * The token that a mail's link carries in its fragment (`#…`). Moves it from the address into the entry of this tab's
 * history: reload and Back keep it, but it is in no list of visited pages, and nobody copies it with the address.
 */
export function useLinkToken(): string {
  const [token, setToken] = useState(tokenHere)

  useEffect(() => {
    // Another link may be opened in this tab: that changes the fragment of the same page.
    const onMove = () => {
      setToken(tokenHere())
      hide(tokenHere())
    }
    addEventListener('popstate', onMove)
    return () => removeEventListener('popstate', onMove)
  }, [])

  useEffect(() => {
    hide(token)
    // The same page in another language needs it, too. The header's own listener has written the address before.
    const onClick = ({ target }: MouseEvent) => {
      const link = (target as Element).closest<HTMLAnchorElement>('[data-language-selector] a')
      if (link) link.hash = token
    }
    document.addEventListener('click', onClick)
    // The middle button.
    document.addEventListener('auxclick', onClick)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('auxclick', onClick)
    }
  }, [token])

  return token
}

function hide(token: string) {
  history.replaceState({ token }, '', location.pathname + location.search)
}

function tokenHere(): string {
  const kept = history.state as { token?: string } | null
  return location.hash.slice(1) || (kept?.token ?? '')
}
