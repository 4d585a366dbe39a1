/** What no mail can hold: control characters other than lines and tabs, of which HTML allows no escape either. */
const CONTROLS = /(?![\t\n])\p{Cc}/gu

const cleanText = (text: string) => text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROLS, '\ufffd')

/** A mail's payload without halves of characters and control characters; all lines end alike. */
export function clean<T>(told: T): T {
  if (typeof told === 'string') return cleanText(told) as T
  if (Array.isArray(told)) return told.map(clean) as T
  if (typeof told !== 'object' || told === null) return told
  return Object.fromEntries(Object.entries(told).map(([name, value]) => [name, clean(value)])) as T
}

/** A name or the like, which has no lines of its own: none of it begins a line of a mail's text. */
export const withoutLines = (text: string): string => text.replace(/\s+/g, ' ').trim()
