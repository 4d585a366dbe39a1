import type { storageKeys } from '../domain/storage-keys.ts'

/**
 * Runs in the head of every page, before anything is painted. Its text is put into the page (`Page.astro`): it may use
 * nothing but its arguments, and stays small.
 * @param prefixes the languages that stand in addresses
 */
export function early(keys: Omit<typeof storageKeys, 'languageOffer'>, prefixes: string[]): void {
  const root = document.documentElement
  const read = (key: string) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  // The address without a language: go on in the language chosen earlier.
  const chosen = read(keys.language)
  const { pathname, search, hash } = location
  if (chosen && prefixes.includes(chosen) && !prefixes.includes(pathname.split('/')[1] ?? '')) {
    location.replace(`/${chosen}${pathname === '/' ? '' : pathname}${search}${hash}`)
  }

  // Who was signed in when this browser last looked, which the app screens correct if it is out of date, and the light
  // that was chosen, if not the system's (components/light/light-switch.ts).
  const showKept = () => {
    root.dataset.session = read(keys.session) ? 'in' : 'out'
    for (const name of ['role', 'light'] as const) {
      const kept = read(keys[name])
      if (kept) root.dataset[name] = kept
      else delete root.dataset[name]
    }
  }
  root.dataset.js = ''
  showKept()
  // Another tab has changed it, or the Back button brought this page back as it was.
  addEventListener('storage', showKept)
  addEventListener('pageshow', showKept)

  // The first view needs no script, texts have stand-ins for their faces, and later pictures can wait: all are asked
  // for once the first view is painted with its picture, or somebody moves on before.
  const faces = () => document.getElementsByTagName('style')[0]
  const show = () => {
    const style = faces()
    if (style) style.media = ''
  }
  const later = () => {
    root.dataset.js = 'all'
    for (const { src } of document.querySelectorAll<HTMLScriptElement>('[type=later]'))
      import(src).catch(() => {})
    // Each face that arrives lays all text out again, so they are switched on together, from the browser's cache.
    const files = faces()?.textContent.match(/\/f[^)]+(?=\)})/g) ?? []
    Promise.allSettled(files.map((file) => fetch(file))).then(show)
  }
  // Visitors from another of our pages have the faces already.
  if (document.referrer.includes(location.host)) addEventListener('DOMContentLoaded', show)
  addEventListener('scroll', later, { once: true })
  // That frame takes some more ms to reach the screen, and anything that runs meanwhile would delay it.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(later, 50)))
}
