import { Button } from '../../../components/ui/Button.tsx'
import { Field } from '../../../components/ui/Field.tsx'
import type { ErrorCode } from '../../../domain/errors.ts'
import { type Currency, currencySigns, MAX_PRICES, PRICE_STEP } from '../../../domain/offers/prices.ts'
import { useTexts } from '../../shared/island.tsx'
import { errorText } from '../../shared/texts.ts'
import { BandFields } from './BandFields.tsx'
import { type PriceKind, type TypedPrice, withBand } from './typed-price.ts'

interface Props {
  kind: PriceKind
  currency: Currency
  price: TypedPrice
  /** What bands are, where it has not been said before. */
  hint?: string
  error: ErrorCode | undefined
  onChange: (price: TypedPrice) => void
}

/** An hourly price, or one for each band. */
export function AmountFields({ kind, currency, price, hint, error, onChange }: Props) {
  const { t } = useTexts('settings', 'errors')
  if (kind === 'bands') {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <BandFields
          bands={price.bands}
          currency={currency}
          hint={hint}
          error={error}
          onChange={(bands) => onChange({ ...price, bands })}
        />
        <Button className="justify-self-start" onClick={() => onChange(withBand(price))}>
          {t('settings.addBand')}
        </Button>
      </div>
    )
  }
  return (
    <Field
      label={t('settings.pricePerHour', { sign: currencySigns[currency] })}
      error={error && errorText(t, error)}
    >
      {(control) => (
        <input
          {...control}
          className="control tabular-nums sm:max-w-48"
          type="number"
          inputMode="decimal"
          required
          min={0}
          max={MAX_PRICES[currency]}
          step={PRICE_STEP}
          value={price.hourly}
          onChange={({ target }) => onChange({ ...price, hourly: target.value })}
        />
      )}
    </Field>
  )
}
