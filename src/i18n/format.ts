import { STUDIO_ZONE } from '../domain/calendar/studio-time.ts'
import { calendars } from './calendars.ts'
import { asBeginning, joinRange } from './joins.ts'
import { type Locale, localeFacts } from './locales.ts'

const formatters = new Map<string, Intl.DateTimeFormat>()

/** A formatter of the browser's, made once: to make one takes longer than a hundred dates. */
export function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formatters.set(key, known)
  return known
}

/** Lines end after a year or a comma only: never within a number that counts, nor between a month and its day. */
const unbroken = (pattern: string) => pattern.replace(/(?<!оны|,) /g, '\u00a0').replaceAll('-', '-\u2060')

/** A date as the browser writes it: no line ends between «24» and «ноября». */
function browserDate(locale: Locale, options: Intl.DateTimeFormatOptions, instant: Date): string {
  const { intl, script } = localeFacts[locale]
  const date = formatter(intl, options).format(instant)
  return script === 'cyrillic' ? date.replace(/(?<=\d) (?=\p{L})/gu, '\u00a0') : date
}

/** A date by the pattern of a calendar of ours. */
export function patternDate(pattern: string, weekdays: string[], instant: Date, timeZone: string): string {
  const options = { weekday: 'short', day: 'numeric', month: 'numeric', year: 'numeric', timeZone } as const
  const parts = formatter('en-US', options).formatToParts(instant)
  const values = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  const weekday = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(values.weekday ?? '')
  return unbroken(pattern).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(name === 'weekday' ? weekdays[weekday] : values[name]),
  )
}

/** What a date of each name tells, where the language has no calendar of ours, which names its patterns the same. */
const told = {
  date: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  shortDate: { weekday: 'short', day: 'numeric', month: 'short' },
  shortDateOfYear: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  monthDay: { day: 'numeric', month: 'long' },
} as const

/** A date by the name of what it tells, on the studio's calendar unless another zone is asked for. */
export function dateInWords(
  locale: Locale,
  name: keyof typeof told,
  instant: Date,
  timeZone = STUDIO_ZONE,
): string {
  const calendar = calendars[locale]
  if (!calendar) return browserDate(locale, { ...told[name], timeZone }, instant)
  const weekdays = name === 'date' ? calendar.weekdays : calendar.shortWeekdays
  return patternDate(calendar[name], weekdays, instant, timeZone)
}

/** `Saturday, 22 November 2026`, on the studio's calendar. */
export const formatDate = (locale: Locale, instant: Date): string => dateInWords(locale, 'date', instant)

/** `Sat, 22 Nov` and the like, for lists, on the studio's calendar unless another zone is asked for. */
export const formatShortDate = (locale: Locale, instant: Date, timeZone?: string): string =>
  dateInWords(locale, 'shortDate', instant, timeZone)

/** `22 November 2026`, of the studio's calendar: for days long gone, whose weekday nobody asks for. */
export const formatDay = (locale: Locale, instant: Date): string => dateInWords(locale, 'day', instant)

/** `22 November`, of the studio's calendar: a day of any year. */
export const formatMonthDay = (locale: Locale, instant: Date): string =>
  dateInWords(locale, 'monthDay', instant)

/** `22 November 2026, 14:30`: a date already in words and its time, set off as the language does. */
export function joinDateAndTime(locale: Locale, date: string, time: string): string {
  return `${date}${localeFacts[locale].marks.time}${time}`
}

/** `Saturday, 22 November 2026, 14:30`, on the studio's clock. */
export const momentWords = (locale: Locale, instant: Date): string =>
  joinDateAndTime(locale, formatDate(locale, instant), formatTime(locale, instant))

/** `November 2026`, of the studio's calendar, as the heading of a month. */
export function formatMonth(locale: Locale, instant: Date): string {
  const calendar = calendars[locale]
  if (calendar) return patternDate(calendar.month, calendar.weekdays, instant, STUDIO_ZONE)
  const month = formatter(localeFacts[locale].intl, {
    month: 'long',
    year: 'numeric',
    timeZone: STUDIO_ZONE,
  }).format(instant)
  // «май 2026 г.» is how Russian runs on; a heading has no «г.».
  return asBeginning(locale, month.replace(/\sг\.$/, ''))
}

/** `Nov`: where one begins among the days of a calendar. */
export function formatShortMonth(locale: Locale, instant: Date): string {
  const calendar = calendars[locale]
  if (calendar) return patternDate(calendar.shortMonth, [], instant, STUDIO_ZONE)
  return formatter(localeFacts[locale].intl, { month: 'short', timeZone: STUDIO_ZONE }).format(instant)
}

/** `November – December 2026`: the heading of days from one to the other, which may be of one month. */
export function formatMonths(locale: Locale, first: Date, last: Date): string {
  const calendar = calendars[locale]
  if (calendar) {
    const write = (pattern: string, instant: Date) => patternDate(pattern, [], instant, STUDIO_ZONE)
    const [before, after] = [write(calendar.month, first), write(calendar.month, last)]
    if (before === after) return after
    const [year, next] = [write('{{year}}', first), write('{{year}}', last)]
    const from = write(calendar.monthsFrom, first)
    if (year !== next) return joinRange(from, after)
    return `${from}–${write(calendar.monthsTo, last)}`
  }
  const { intl } = localeFacts[locale]
  const year = (instant: Date) => formatter(intl, { year: 'numeric', timeZone: STUDIO_ZONE }).format(instant)
  const name = (instant: Date) => formatter(intl, { month: 'long', timeZone: STUDIO_ZONE }).format(instant)
  const [before, after] = [formatMonth(locale, first), formatMonth(locale, last)]
  if (before === after) return after
  // A month in the middle of a line begins as its language writes months.
  const within = after.replace(asBeginning(locale, name(last)), name(last))
  if (year(first) !== year(last)) return joinRange(before, within)
  // The year is told once, where the language has it: behind the months, or before them.
  if (after.startsWith(year(last))) return joinRange(before, after.replace(year(last), ''))
  return asBeginning(locale, joinRange(name(first), within))
}

/** `Sat`, `Saturday`: the head of a calendar's column. */
export function formatWeekday(locale: Locale, instant: Date, length: 'short' | 'long'): string {
  const calendar = calendars[locale]
  if (calendar) {
    const names = length === 'long' ? calendar.weekdays : calendar.shortWeekdays
    return patternDate('{{weekday}}', names, instant, STUDIO_ZONE)
  }
  return formatter(localeFacts[locale].intl, { weekday: length, timeZone: STUDIO_ZONE }).format(instant)
}

/** `14:30`, always 24 hours. */
export function formatTime(locale: Locale, instant: Date, timeZone: string = STUDIO_ZONE): string {
  return formatter(localeFacts[locale].intl, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(instant)
}
