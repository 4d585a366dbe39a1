import { useStore } from '@nanostores/react'
import { type BookingFilter, type StateFilter, stateFilters } from '../../../domain/booking/booking-query.ts'
import { $settings } from '../../../stores/settings.ts'
import { useTexts } from '../../shared/island.tsx'
import { useTypeName } from '../../shared/type-name.ts'

const labels = {
  pending: 'bookings.pending',
  confirmed: 'bookings.confirmed',
  cancelled: 'bookings.cancelled',
  cancel_asked: 'bookings.cancelAsked',
} as const satisfies Record<StateFilter, string>

interface Props {
  filter: Pick<BookingFilter, 'status' | 'type'>
  onChange: (changes: Partial<BookingFilter>) => void
}

/** By state and by service; each choice says what it is about. */
export function BookingFilters({ filter: { status, type }, onChange }: Props) {
  const { t } = useTexts('admin', 'bookings')
  const nameOf = useTypeName()
  const settings = useStore($settings)
  const offered = settings.status === 'ready' ? settings.value.services.map(({ id }) => id) : []
  const types = type && !offered.includes(type) ? [...offered, type] : offered
  return (
    <>
      <select
        className="control lg:w-auto"
        aria-label={t('admin.status')}
        value={status ?? ''}
        onChange={({ target }) => onChange({ status: stateFilters.find((one) => one === target.value) })}
      >
        <option value="">{t('admin.anyStatus')}</option>
        {stateFilters.map((one) => (
          <option key={one} value={one}>
            {t(labels[one])}
          </option>
        ))}
      </select>
      <select
        className="control lg:w-52"
        aria-label={t('bookings.type')}
        value={type ?? ''}
        onChange={({ target }) => onChange({ type: target.value || undefined })}
      >
        <option value="">{t('admin.anyType')}</option>
        {types.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </>
  )
}
