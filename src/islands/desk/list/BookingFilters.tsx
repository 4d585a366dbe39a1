import { useStore } from '@nanostores/react'
import { Field } from '../../../components/ui/Field.tsx'
import { SearchField } from '../../../components/ui/SearchField.tsx'
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
  filter: BookingFilter
  onType: (search: string) => void
  onChange: (changes: Partial<BookingFilter>) => void
}

/** Whose, in what state, what for and when. */
export function BookingFilters({ filter, onType, onChange }: Props) {
  const { t } = useTexts('admin', 'bookings')
  const { search, status, type, from, to } = filter
  const nameOf = useTypeName()
  const settings = useStore($settings)
  const offered = settings.status === 'ready' ? settings.value.services.map(({ id }) => id) : []
  const types = type && !offered.includes(type) ? [...offered, type] : offered
  return (
    <search className="grid grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] gap-x-3 gap-y-4 md:grid-cols-4 lg:grid-cols-[minmax(0,2fr)_repeat(4,minmax(0,1fr))]">
      <div className="col-span-full lg:col-span-1">
        <SearchField label={t('admin.searchCustomer')} value={search} onChange={onType} />
      </div>
      <Field label={t('admin.status')}>
        {(control) => (
          <select
            {...control}
            className="control"
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
        )}
      </Field>
      <Field label={t('bookings.type')}>
        {(control) => (
          <select
            {...control}
            className="control"
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
        )}
      </Field>
      <Field label={t('admin.fromDay')}>
        {(control) => (
          <input
            {...control}
            className="control px-2.5"
            type="date"
            max={to}
            value={from ?? ''}
            onChange={({ target }) => onChange({ from: target.value || undefined })}
          />
        )}
      </Field>
      <Field label={t('admin.toDay')}>
        {(control) => (
          <input
            {...control}
            className="control px-2.5"
            type="date"
            min={from}
            value={to ?? ''}
            onChange={({ target }) => onChange({ to: target.value || undefined })}
          />
        )}
      </Field>
    </search>
  )
}
