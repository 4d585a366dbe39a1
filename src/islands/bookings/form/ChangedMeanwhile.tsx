import { Button } from '../../../components/ui/Button.tsx'
import { StatusBadge } from '../../../components/ui/StatusBadge.tsx'
import type { Booking } from '../../../domain/booking/booking.ts'
import { formatDate, joinDateAndTime } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Translate } from '../../../i18n/t.ts'
import { useTypeName } from '../../shared/type-name.ts'
import { type FormValues, toValues } from './form-values.ts'

interface Props {
  locale: Locale
  t: Translate<'bookings'>
  /** As it is saved now. */
  booking: Booking
  /** As it was typed. */
  values: FormValues
  onTake: () => void
}

/** Somebody else was faster: what is saved now where it differs from what was typed. */
export function ChangedMeanwhile({ locale, t, booking, values, onTake }: Props) {
  const nameOf = useTypeName()
  const saved = toValues(booking)
  const lines = [
    {
      label: t('bookings.dateAndTime'),
      differs: saved.date !== values.date || saved.time !== values.time,
      text: joinDateAndTime(locale, formatDate(locale, booking.start), saved.time),
    },
    {
      label: t('bookings.duration'),
      differs: saved.duration !== values.duration,
      text: t('bookings.minutes', { count: saved.duration }),
    },
    { label: t('bookings.type'), differs: saved.type !== values.type, text: nameOf(saved.type) },
    { label: t('bookings.notes'), differs: saved.notes !== values.notes, text: saved.notes || '–' },
  ]
  return (
    <section className="panel grid gap-4" aria-labelledby="saved-now">
      <h2 id="saved-now" className="flex flex-wrap items-center gap-3 font-semibold">
        {t('bookings.savedNow')}
        <StatusBadge status={booking.status} label={t(`bookings.${booking.status}`)} />
      </h2>
      <dl className="facts">
        {lines
          .filter(({ differs }) => differs)
          .map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="whitespace-pre-line">{text}</dd>
            </div>
          ))}
      </dl>
      <p className="text-fluid-sm text-muted">{t('bookings.savedNowText')}</p>
      <Button onClick={onTake}>{t('bookings.takeSaved')}</Button>
    </section>
  )
}
