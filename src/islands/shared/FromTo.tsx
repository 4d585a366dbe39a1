import type { Period } from '../../domain/calendar/period.ts'
import { STUDIO_ZONE } from '../../domain/calendar/studio-time.ts'
import { formatShortDate, joinDateAndTime } from '../../i18n/format.ts'
import { periodWords } from '../../i18n/session-words.ts'
import { useTexts } from './island.tsx'

interface Props {
  period: Period
}

/** A period on the studio's clock, named so; below it the visitor's own where that shows another time. */
export function FromTo({ period }: Props) {
  const { locale, t } = useTexts('bookings')
  return (
    <>
      {periodWords({ locale, t }, period)}
      <OtherClocks period={period} />
    </>
  )
}

/** Whose clock that is, and the period on the visitor's own where it shows another time. */
export function OtherClocks({ period }: Props) {
  const { locale, t } = useTexts('common', 'bookings')
  const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const clock = (timeZone: string) => periodWords({ locale, t }, period, timeZone)
  const own = joinDateAndTime(locale, formatShortDate(locale, period.start, ownZone), clock(ownZone))
  const studio = joinDateAndTime(locale, formatShortDate(locale, period.start), clock(STUDIO_ZONE))
  return (
    <>
      <small className="block font-sans text-fluid-sm font-normal text-muted">{t('common.studioTime')}</small>
      {own !== studio && (
        <small className="block font-sans text-fluid-sm font-normal text-muted print:hidden">
          {t('common.yourTime', { time: own })}
        </small>
      )}
    </>
  )
}
