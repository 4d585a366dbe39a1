import { safeReturnPath } from '../domain/return-path.ts'
import type { Locale } from './locales.ts'
import { localizedPath, splitPath } from './url.ts'

/**
 * Where the page that was asked for (`next`) stands in the language of this page: it may have been asked for in another
 * one. Undefined where none was.
 */
export function returnPath(locale: Locale, next: string | null): string | undefined {
  if (!next) return undefined
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(safeReturnPath(next)) ?? []
  // Once more: without its language `/ru//example.org` is an address of another site.
  return safeReturnPath(localizedPath(locale, splitPath(pathname).path) + rest)
}
