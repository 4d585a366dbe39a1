import { useId } from 'react'
import { countOfDay } from '../../../domain/booking/own-day.ts'
import type { DayStretch } from '../../../domain/calendar/day-stretch.ts'
import { noonOf } from '../../../domain/calendar/studio-time.ts'
import { formatDate } from '../../../i18n/format.ts'
import { lengthWords } from '../../../i18n/session-words.ts'
import { localizedPath } from '../../../i18n/url.ts'
import type { Programme } from '../../../stores/bookings/programme.ts'
import { LightWords } from '../../shared/DayLight.tsx'
import { useTexts } from '../../shared/island.tsx'

interface Props {
  date: string
  now: Date
  studio: Programme
  gaps: DayStretch[]
}

/** What a day comes to, its light, and what can be done with it as a whole. */
export function DayAside({ date, now, studio, gaps }: Props) {
  const language = useTexts('common', 'admin', 'bookings', 'money')
  const { locale, t } = language
  const id = useId()
  const { sessions, minutes } = countOfDay(date, studio.bookings, now)
  const free = gaps.reduce((sum, { from, to }) => sum + to - from, 0)
  return (
    <section className="panel day-aside" aria-labelledby={id}>
      <div>
        <h3 id={id} className="text-fluid-lg font-semibold">
          {sessions > 0
            ? t('admin.daySum', { count: sessions, length: lengthWords(language, minutes) })
            : t('admin.programmeEmpty')}
        </h3>
        {free > 0 && (
          <p className="text-muted">{t('admin.freeFor', { length: lengthWords(language, free) })}</p>
        )}
      </div>
      <div className="day-aside-light">
        <LightWords date={date} />
      </div>
      <p className="day-aside-ways">
        {/* What a press on an empty place does, for the keyboard, too, and for days that are over. */}
        <a
          className="more"
          href={localizedPath(locale, `/admin/bookings/new?date=${date}`)}
          aria-label={t('admin.newBookingOn', { date: formatDate(locale, noonOf(date)) })}
        >
          {t('common.newBooking')}
        </a>
        <a className="more" href={localizedPath(locale, `/admin/day?date=${date}`)}>
          {t('money.daySheet')}
        </a>
      </p>
    </section>
  )
}
