import { calendars } from './calendars.ts'
import { type Locale, localeFacts } from './locales.ts'

/** What a reader of one language calls another: `Mongolian`; what its speakers call it where the browser lacks the reader's. */
export function languageName(reader: Locale, of: Locale): string {
  const { name } = localeFacts[of]
  if (reader === of || calendars[reader]) return name
  return new Intl.DisplayNames(localeFacts[reader].intl, { type: 'language' }).of(of) ?? name
}
