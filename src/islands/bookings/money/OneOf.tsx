import { useId } from 'react'
import type { ChargeKind, PaymentMethod } from '../../../domain/booking/money.ts'
import type { Currency } from '../../../domain/offers/prices.ts'
import { useTexts } from '../../shared/island.tsx'

interface Props<T extends ChargeKind | PaymentMethod | Currency> {
  legend: string
  options: readonly T[]
  chosen: T | undefined
  onChoose: (option: T) => void
  error?: string | undefined
}

/** One of a few kinds, methods or currencies. */
export function OneOf<T extends ChargeKind | PaymentMethod | Currency>({
  legend,
  options,
  chosen,
  onChoose,
  error,
}: Props<T>) {
  const { t } = useTexts('money')
  const id = useId()
  return (
    <fieldset className="grid gap-1.5" aria-describedby={error && `${id}-error`}>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option} className="choice">
            <input type="radio" name={id} checked={option === chosen} onChange={() => onChoose(option)} />
            {t(`money.${option}`)}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="text-fluid-sm font-semibold text-negative">
          {error}
        </p>
      )}
    </fieldset>
  )
}
