import type { Service } from '../../../domain/offers/services.ts'
import { useTexts } from '../../shared/island.tsx'
import { dayInWords } from '../hours/hours-words.ts'
import { toNumber } from '../typed.ts'
import { usePriceWords } from './price-words.ts'
import type { ServiceRow } from './service-row.ts'
import { changesAround, fromTypedBands, type TypedPrice } from './typed-price.ts'

interface Props {
  row: ServiceRow
  service: Service
  today: string
}

/** What a closed card says of its service: whether it is off, what it costs, and what it will. */
export function ServiceSummary({ row, service, today }: Props) {
  const { locale, t } = useTexts('settings')
  const { priceRange } = usePriceWords()
  const { present, next } = changesAround(row.changes, today)
  const inWords = ({ hourly, bands }: TypedPrice) =>
    priceRange(
      { currency: row.currency, ...(service.bands && { bands: fromTypedBands(bands) }) },
      toNumber(hourly),
    )
  const nextDay = next && dayInWords(locale, next.from)
  return (
    <>
      {!row.enabled && <p className="font-semibold text-ink">{t('settings.disabled')}</p>}
      <p>{inWords(present ?? row)}</p>
      {next && nextDay && <p>{t('settings.priceFrom', { date: nextDay, price: inWords(next) })}</p>}
    </>
  )
}
