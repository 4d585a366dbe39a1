import type { ErrorCode } from '../../../domain/errors.ts'
import { type Currency, currencySigns, MAX_PRICES, PRICE_STEP } from '../../../domain/offers/prices.ts'
import { useTexts } from '../../shared/island.tsx'
import { ErrorGroup } from '../ErrorGroup.tsx'
import { RemoveButton } from '../RemoveButton.tsx'
import { changeRow, toNumber } from '../typed.ts'
import { bandWords } from './price-words.ts'
import type { TypedBand } from './typed-price.ts'

interface Props {
  bands: TypedBand[]
  currency: Currency
  hint: string | undefined
  error: ErrorCode | undefined
  onChange: (bands: TypedBand[]) => void
}

/** What sessions of up to so many hours cost, shortest first. */
export function BandFields({ bands, currency, hint, error, onChange }: Props) {
  const { locale, t } = useTexts('settings')
  const columns = [t('settings.bandHours'), t('settings.bandPrice', { sign: currencySigns[currency] })]
  return (
    <ErrorGroup legend={t('settings.bands')} hint={hint} error={error} className="grid gap-2">
      <div
        className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_2.75rem] items-end gap-x-3 sm:max-w-md"
        aria-hidden="true"
      >
        {columns.map((column) => (
          <span key={column} className="text-fluid-sm font-semibold">
            {column}
          </span>
        ))}
      </div>
      {bands.map(({ key, hours, price }) => (
        <div key={key} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_2.75rem] gap-x-3 sm:max-w-md">
          <input
            className="control tabular-nums"
            type="number"
            inputMode="decimal"
            aria-label={columns[0]}
            required
            min={0.5}
            max={24}
            step={0.5}
            value={hours}
            onChange={({ target }) => onChange(changeRow(bands, key, { hours: target.value }))}
          />
          <input
            className="control tabular-nums"
            type="number"
            inputMode="numeric"
            aria-label={columns[1]}
            required
            min={0}
            max={MAX_PRICES[currency]}
            step={PRICE_STEP}
            value={price}
            onChange={({ target }) => onChange(changeRow(bands, key, { price: target.value }))}
          />
          {bands.length > 1 && (
            <RemoveButton
              what={bandWords(locale, t, toNumber(hours) * 60) ?? t('settings.bands')}
              onClick={() => onChange(bands.filter((band) => band.key !== key))}
            />
          )}
        </div>
      ))}
    </ErrorGroup>
  )
}
