import type { storageKeys } from '../domain/storage-keys.ts'

/**
 * Runs in the head of every page, before anything is painted. Its text is put into the page (`Page.astro`): it may
 * use nothing but what it is given, and stays small.
 *
 * @param prefixes the languages that stand in addresses
 */
export function early(keys: typeof storageKeys, prefixes: string[]): void {
  const root = document.documentElement
  const read = (key: string) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  // An address without language is the neutral door: go on in the language chosen earlier.
  const chosen = read(keys.language)
  const { pathname, search, hash } = location
  if (chosen && prefixes.includes(chosen) && !prefixes.includes(pathname.split('/')[1] ?? '')) {
    location.replace(`/${chosen}${pathname === '/' ? '' : pathname}${search}${hash}`)
  }

  // Who was signed in when this browser last looked. The app screens correct it if it is no longer true.
  const showSession = () => {
    root.dataset.session = read(keys.session) ? 'in' : 'out'
    const role = read(keys.role)
    if (role) root.dataset.role = role
    else delete root.dataset.role
  }
  root.dataset.js = ''
  showSession()
  // Another tab signed in or out, or the Back button brought this page back as it was.
  addEventListener('storage', showSession)
  addEventListener('pageshow', showSession)
}
