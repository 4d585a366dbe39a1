import type { Price } from '../../../domain/offers/prices.ts'
import { formatPrice } from '../../../i18n/format-number.ts'
import { useLocale } from '../../shared/island.tsx'

const HIGHEST = 62

interface Props {
  price: Price
  /** Of the richest week. */
  share: number
  /** Where the bar stands. */
  floor: number
  x: number
  width: number
  pale: boolean
}

/** A week's revenue in one currency, with its sum above the bar. */
export function Money({ price, share, floor, x, width, pale }: Props) {
  const locale = useLocale()
  if (price.amount === 0) return
  const height = share * HIGHEST
  const top = floor - height
  const middle = x + width / 2
  return (
    <>
      <rect className="chart-money" x={x} y={top} width={width} height={height} opacity={pale ? 0.5 : 1} />
      <text className="chart-sum" transform={`translate(${middle + 3} ${top - 4}) rotate(-90)`}>
        {formatPrice(locale, { ...price, amount: Math.round(price.amount) })}
      </text>
    </>
  )
}
