import { Fragment } from 'react'
import type { Sums as SumsOfMoney } from '../../domain/offers/prices.ts'
import { listSums } from '../../i18n/format-number.ts'
import { useLocale } from '../shared/island.tsx'

interface Props {
  of: SumsOfMoney
  className?: string
}

/** Sums of money where they are looked up: each currency has a line, so that two are never read as one number. */
export function Sums({ of, className = '' }: Props) {
  const locale = useLocale()
  return (
    <span className={`sums ${className}`}>
      {listSums(locale, of).map((sum, index) => (
        <Fragment key={sum}>
          {index > 0 && <span className="sr-only"> · </span>}
          <span>{sum}</span>
        </Fragment>
      ))}
    </span>
  )
}
