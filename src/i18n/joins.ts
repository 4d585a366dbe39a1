import { type Locale, localeFacts } from './locales.ts'

/** `View details: Saturday, 9 May`, with the colon that the language has. */
export function joinLabel(locale: Locale, label: string, text: string): string {
  return `${label}${localeFacts[locale].marks.label}${text}`
}

/** `Saturday, 9 May, taken`: parts of one remark. */
export function joinClauses(locale: Locale, ...parts: string[]): string {
  return parts.join(localeFacts[locale].marks.clause)
}

/** `1 hour, 2 hours`, with the mark that the language has for lists. */
export function joinList(locale: Locale, items: string[]): string {
  return items.join(localeFacts[locale].marks.list)
}

/** `10:00–12:00`; with spaces where a side has some of its own: `30 May – 2 June`. No line begins with the dash. */
export function joinRange(from: string, to: string): string {
  return /\s/.test(from + to) ? `${from}\u00a0– ${to}` : `${from}–${to}`
}

/** A text as it begins a line or a sentence of its own: `Суббота, 9 мая`. */
export function asBeginning(locale: Locale, text: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(localeFacts[locale].intl) + text.slice(first.length)
}

/** `Saturday: confirmed; Sunday: cancelled`: parts that have commas or colons of their own. */
export function joinEntries(locale: Locale, entries: string[]): string {
  return entries.join(localeFacts[locale].marks.entry)
}

/**
 * `It is confirmed. See you soon.`: whole sentences, one after the other, each of which ends, also where the
 * specification prints it without its stop.
 */
export function joinSentences(locale: Locale, ...sentences: string[]): string {
  const { sentence, stop } = localeFacts[locale].marks
  return sentences.map((one) => one.replace(/[^.!?…。！？:：]$/, `$&${stop}`)).join(sentence)
}
