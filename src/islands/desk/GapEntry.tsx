import type { DayStretch } from '../../domain/calendar/day-stretch.ts'
import { timeOfDay } from '../../domain/calendar/studio-time.ts'
import { lengthWords } from '../../i18n/session-words.ts'
import { localizedPath } from '../../i18n/url.ts'
import { useTexts } from '../shared/island.tsx'

interface Props {
  date: string
  gap: DayStretch
  /** Whether it stands by its hours, so that a phone need not show them twice. */
  byHours?: boolean
}

/** Time that nobody has booked: pressed, it is booked. */
export function GapEntry({ date, gap: { from, to }, byHours = false }: Props) {
  const language = useTexts('admin', 'bookings')
  const { locale, t } = language
  const time = timeOfDay(from)
  const times = t('bookings.fromTo', { from: time, to: timeOfDay(to) })
  const query = new URLSearchParams({ date, time })
  return (
    <a className="day-gap" href={`${localizedPath(locale, '/admin/bookings/new')}?${query}`}>
      {/* What does not fit on a line wraps here; what is pressed keeps its place. */}
      <span className="flex flex-1 flex-wrap gap-x-3">
        <span className={byHours ? 'max-md:sr-only' : undefined}>{times}</span>
        <span>{t('admin.freeFor', { length: lengthWords(language, to - from) })}</span>
      </span>
      <span className="day-offer">{t('admin.bookGap')}</span>
    </a>
  )
}
