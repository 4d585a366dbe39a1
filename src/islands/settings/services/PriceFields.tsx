import { Field } from '../../../components/ui/Field.tsx'
import { type Currency, currencies } from '../../../domain/offers/prices.ts'
import type { SettingsErrors } from '../../../domain/offers/settings-refusal.ts'
import { useTexts } from '../../shared/island.tsx'
import { AmountFields } from './AmountFields.tsx'
import type { ServiceRow } from './service-row.ts'
import { changesAround, type PriceKind, withBand } from './typed-price.ts'

interface Props {
  row: ServiceRow
  id: string
  /** The studio's day. */
  today: string
  errors: SettingsErrors
  onChange: (changes: Partial<ServiceRow>) => void
}

const kinds = ['hour', 'bands'] as const

/** What a service costs: in which kind and currency, and how much. */
export function PriceFields({ row, id, today, errors, onChange }: Props) {
  const { t } = useTexts('settings', 'bookings')
  const { key, kind, currency } = row
  const labels = { hour: t('settings.byHour'), bands: t('settings.inBands') }
  const currencyLabels = { USD: t('settings.dollars'), MNT: t('settings.tugriks') }

  function choose(chosen: PriceKind) {
    const first = chosen === 'bands' && row.bands.length === 0 ? withBand(row) : {}
    onChange({ kind: chosen, ...first })
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <fieldset>
          <legend className="mb-1.5 font-semibold">{t('bookings.price')}</legend>
          <div className="flex flex-wrap gap-2">
            {kinds.map((one) => (
              <label key={one} className="choice">
                <input
                  type="radio"
                  name={`kind of ${key}`}
                  checked={kind === one}
                  onChange={() => choose(one)}
                />
                {labels[one]}
              </label>
            ))}
          </div>
        </fieldset>
        <Field label={t('settings.currency')}>
          {(control) => (
            <select
              {...control}
              className="control"
              value={currency}
              onChange={({ target }) => onChange({ currency: target.value as Currency })}
            >
              {currencies.map((one) => (
                <option key={one} value={one}>
                  {currencyLabels[one]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <AmountFields
        kind={kind}
        currency={currency}
        price={row}
        hint={t('settings.bandsHint')}
        error={errors[`services.${id}.${kind === 'bands' ? 'bands' : 'price'}`]}
        onChange={({ hourly, bands }) => onChange({ hourly, bands })}
      />
      {changesAround(row.changes, today).present && (
        <p className="text-fluid-sm font-semibold">{t('settings.replaced')}</p>
      )}
    </div>
  )
}
