import { cancelDeadline } from '../domain/booking/permissions.ts'
import { HOUR_MS } from '../domain/calendar/units.ts'
import { defaultRules, type StudioRules } from '../domain/offers/rules.ts'
import { momentWords } from './format.ts'
import { formatNumber } from './format-number.ts'
import type { BookingWords } from './t.ts'

export const DAY_HOURS = 24

/** So many hours: `36 hours`, from two full days on in those, `3 days`. */
export function waitWords({ locale, t }: BookingWords, hours: number): string {
  const days = hours / DAY_HOURS
  const inDays = days >= 2 && Number.isInteger(days)
  const count = inDays ? days : hours
  return t(inDays ? 'bookings.days' : 'bookings.hours', { count, number: formatNumber(locale, count) })
}

export interface Wished {
  start: Date
  now: Date
  /** When it expires without an answer, where that is settled: null for what waits for none. */
  expiresAt?: Date | null | undefined
}

/**
 * What a customer should know before booking: a sentence for each rule of time that the studio has set, as it counts for
 * what is `wished`, where that is known.
 */
export function waitingWords(words: BookingWords, rules: StudioRules, wished?: Wished): string[] {
  const { t } = words
  const wait = (hours: number) => ({ wait: waitWords(words, hours) })
  const { noticeHours, furthestDays, pendingHours } = rules
  const ends = wished && endOf(wished, pendingHours)
  return [
    noticeHours > 0 && t('bookings.ruleNotice', wait(noticeHours)),
    furthestDays < defaultRules.furthestDays && t('bookings.ruleFurthest', wait(furthestDays * DAY_HOURS)),
    ends && t('bookings.expiresAt', { moment: momentWords(words.locale, ends) }),
    ends === undefined && pendingHours !== null && t('bookings.ruleExpires', wait(pendingHours)),
  ].filter((sentence) => typeof sentence === 'string')
}

/** Until when it can be cancelled once it is confirmed, in the same way; undefined where the studio has no rule for it. */
export function cancelWords(
  words: BookingWords,
  { cancelHours }: Pick<StudioRules, 'cancelHours'>,
  wished?: Wished,
): string | undefined {
  const { t } = words
  const deadline = wished && cancelDeadline({ status: 'confirmed', start: wished.start, cancelHours })
  // Of what is confirmed it would speak as of a request.
  if (wished && deadline && deadline < wished.now)
    return wished.expiresAt === null ? undefined : t('bookings.ruleCancelLate')
  if (cancelHours === 0) return t('bookings.ruleCancelStart')
  return cancelHours ? t('bookings.ruleCancel', { wait: waitWords(words, cancelHours) }) : undefined
}

/**
 * As `answer_by` of the database says: at the latest when the session begins, and null for what has begun. Undefined
 * where it is the whole wait, counted from when it is asked for.
 */
function endOf({ start, now, expiresAt }: Wished, pendingHours: number | null): Date | null | undefined {
  if (expiresAt !== undefined) return expiresAt
  if (start <= now) return null
  return pendingHours !== null && +start - +now < pendingHours * HOUR_MS ? start : undefined
}
