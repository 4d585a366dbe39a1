import { toStudioMoment } from '../../domain/calendar/studio-time.ts'
import { formatMonthDay, formatTime } from '../../i18n/format.ts'
import { joinList, joinRange } from '../../i18n/joins.ts'
import type { Locale } from '../../i18n/locales.ts'
import { dayScale } from '../../islands/shared/day-scale.ts'
import { skyOf } from '../../islands/shared/sky.ts'
import { studioLight } from '../../islands/shared/studio-light.ts'

/** Draws today's sky over the studio beside the first picture, with the sun where it is now, and says when it is golden. */
export function showToday(): void {
  const now = new Date()
  const place = document.querySelector<HTMLElement>('[data-today]')
  const { date } = toStudioMoment(now)
  const light = studioLight(date)
  if (!place || !light) return
  const locale = place.dataset.locale as Locale
  // As wide as three of its hours need.
  const { share, marks, from, to } = dayScale(date, light, { start: '07:00', end: '19:00' })
  const clock = (instant: Date) => formatTime(locale, instant)
  const golden = light.stretches
    .filter((stretch) => stretch.light === 'golden')
    .map(({ start, end }) => joinRange(clock(start), clock(end)))

  const sky = part('today-sky')
  sky.style.background = skyOf(light.stretches, share)
  if (from < +now && +now < to) {
    const sun = part('today-sun')
    sun.style.insetInlineStart = share(+now)
    sky.append(sun)
  }
  const hours = part('today-hours')
  for (const instant of marks) {
    const hour = part('', clock(new Date(instant)))
    hour.style.insetInlineStart = share(instant)
    hours.append(hour)
  }
  const words = part('today-words')
  words.append(
    part('today-date', formatMonthDay(locale, now)),
    ' ',
    part('', `${place.dataset.today} ${joinList(locale, golden)}`),
  )
  sky.ariaHidden = 'true'
  hours.ariaHidden = 'true'
  place.replaceChildren()
  const hero = place.closest<HTMLElement>('.hero')
  const height = hero?.offsetHeight
  place.append(words, sky, hours)
  // As much of it as there is room for: the buttons do not move.
  for (const row of [hours, sky, words]) if (hero?.offsetHeight !== height) row.remove()
}

// Who comes back to the page finds the sun where it is then.
for (const sign of ['pageshow', 'visibilitychange']) addEventListener(sign, showToday)

function part(name: string, text = ''): HTMLElement {
  const element = document.createElement('span')
  element.className = name
  element.textContent = text
  return element
}
