import { addDays } from '../../../domain/calendar/days.ts'
import { toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { type Currency, currencies } from '../../../domain/offers/prices.ts'
import { studioNow } from '../../../stores/clock.ts'
import type { Week } from '../../../stores/statistics.ts'

/** The week that today belongs to. */
export function isPresent({ monday }: Week): boolean {
  const today = toStudioMoment(studioNow()).date
  return monday <= today && today < addDays(monday, 7)
}

/** The currencies in which any of the weeks has revenue; of a studio without any, the first. */
export function earnedIn(weeks: Week[]): Currency[] {
  const earned = currencies.filter((currency) => weeks.some(({ revenue }) => revenue[currency]))
  return earned.length > 0 ? earned : currencies.slice(0, 1)
}

const saysSomething = ({ confirmed, pending, revenue }: Week) =>
  confirmed + pending > 0 || Object.values(revenue).some(Boolean)

/** From the first week that has anything to the last, the present one among them; none of a studio where nothing is booked. */
export function tellingWeeks(weeks: Week[]): Week[] {
  if (!weeks.some(saysSomething)) return []
  const shown = (week: Week) => saysSomething(week) || isPresent(week)
  return weeks.slice(weeks.findIndex(shown), weeks.findLastIndex(shown) + 1)
}

/** What there is to tell of the present week. */
export function presentWeek(weeks: Week[]): Week | undefined {
  return weeks.find((week) => isPresent(week) && saysSomething(week))
}
