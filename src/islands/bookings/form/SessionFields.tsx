import { Field } from '../../../components/ui/Field.tsx'
import type { Booking } from '../../../domain/booking/booking.ts'
import { leastPrice, priceListOf } from '../../../domain/offers/price-of.ts'
import type { StudioSettings } from '../../../domain/offers/settings.ts'
import { formatPrice } from '../../../i18n/format-number.ts'
import { typeName } from '../../../i18n/type-name.ts'
import { choosableDurations, groupedTypes, type SessionValues, withOwn } from '../../shared/form-values.ts'
import { useTexts } from '../../shared/island.tsx'
import { DurationField } from './DurationField.tsx'

interface Props {
  settings: StudioSettings
  booking: Booking | undefined
  /** Whether an admin chooses: then any length is possible. */
  byAdmin: boolean
  values: SessionValues
  /** The studio's day whose prices are told. */
  day: string
  change: (changed: Partial<SessionValues>) => void
}

const groupNames = { sound: 'bookings.groupSound', space: 'bookings.groupSpace' } as const

/** What is done in the studio, and for how long. Services of more than one group stand in as many lists. */
export function SessionFields({ settings, booking, byAdmin, values, day, change }: Props) {
  const { locale, t } = useTexts('bookings')
  const price = (type: string) => {
    const list = priceListOf(type, day, settings)
    return t(list.bands ? 'bookings.priceFrom' : 'bookings.pricePerHour', {
      price: formatPrice(locale, leastPrice(list)),
    })
  }
  const name = (id: string) => typeName({ locale, t }, id, settings.services)
  const option = (id: string) => (
    <option key={id} value={id}>
      {name(id)} ·&nbsp;{price(id)}
    </option>
  )
  const groups = groupedTypes(settings, booking)
  const withdrawn = !groups.some(({ types }) => types.includes(values.type))
  const offered = choosableDurations(values.type, settings, booking)
  const durations = byAdmin ? withOwn(offered, values.duration) : offered
  const description = settings.services.find(({ id }) => id === values.type)?.description
  return (
    <div className="step grid items-start gap-5 sm:grid-cols-2 sm:gap-x-6">
      <h2 className="step-head sm:col-span-full">{t('bookings.chooseType')}</h2>
      <Field label={t('bookings.type')} hint={description?.[locale] ?? description?.en}>
        {(control) => (
          <select
            {...control}
            name="service"
            className="control"
            value={values.type}
            onChange={(event) => change({ type: event.target.value })}
          >
            {/* Kept in the list, which would otherwise show another value than the form holds, one that could not
                be chosen. */}
            {withdrawn && (
              <option value={values.type} disabled>
                {name(values.type)}
              </option>
            )}
            {groups.length > 1
              ? groups.map(({ group, types }) => (
                  <optgroup key={group} label={t(groupNames[group])}>
                    {types.map(option)}
                  </optgroup>
                ))
              : groups[0]?.types.map(option)}
          </select>
        )}
      </Field>
      <DurationField
        durations={durations}
        chosen={values.duration}
        onChoose={(duration) => change({ duration })}
      />
    </div>
  )
}
