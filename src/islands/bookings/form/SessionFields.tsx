import { Field } from '../../../components/ui/Field.tsx'
import type { Booking } from '../../../domain/booking/booking.ts'
import type { StudioSettings } from '../../../domain/offers/settings.ts'
import { formatPrice } from '../../../i18n/format-number.ts'
import { useTexts } from '../../shared/island.tsx'
import { typeName } from '../../shared/type-name.ts'
import { choosableDurations, choosableTypes, type SessionValues } from './form-values.ts'

interface Props {
  settings: StudioSettings
  booking: Booking | undefined
  values: SessionValues
  change: (changed: Partial<SessionValues>) => void
}

/** What is done in the studio, and for how long. */
export function SessionFields({ settings, booking, values, change }: Props) {
  const { locale, t } = useTexts('bookings')
  return (
    <div className="panel grid gap-6 sm:grid-cols-2">
      <Field label={t('bookings.type')}>
        {(control) => (
          <select
            {...control}
            className="control"
            value={values.type}
            onChange={(event) => change({ type: event.target.value })}
          >
            {choosableTypes(settings, booking).map((id) => (
              <option key={id} value={id}>
                {typeName(t, id, settings.services)} ·{' '}
                {t('bookings.pricePerHour', { price: formatPrice(locale, settings.pricing[id] ?? 0) })}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('bookings.duration')}>
        {(control) => (
          <select
            {...control}
            className="control"
            value={values.duration}
            onChange={(event) => change({ duration: Number(event.target.value) })}
          >
            {choosableDurations(settings, booking).map((minutes) => (
              <option key={minutes} value={minutes}>
                {t('bookings.minutes', { count: minutes })}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  )
}
