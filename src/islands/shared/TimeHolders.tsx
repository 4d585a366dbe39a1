import { type ReactNode, useEffect, useState } from 'react'
import type { StudioBooking, Wish } from '../../domain/booking/booking.ts'
import { customerName } from '../../i18n/customer-name.ts'
import { periodWords } from '../../i18n/session-words.ts'
import { localizedPath } from '../../i18n/url.ts'
import { holdersOf } from '../../stores/bookings/holders.ts'
import type { Programme } from '../../stores/bookings/programme.ts'
import { fromTo } from './booking-line.ts'
import { useTexts } from './island.tsx'

interface Props {
  wish: Wish
  /** The booking that wants the time. */
  except?: string
  /** What can be done about them where they are requests alone. */
  children?: (requests: StudioBooking[]) => ReactNode
}

/** What holds the time that an admin wants: customers by name, and closures. */
export function TimeHolders({ wish, except, children }: Props) {
  const language = useTexts('bookings')
  const { locale, t } = language
  const [found, setFound] = useState<Programme>()
  const { start, duration, type } = wish
  const at = start.getTime()
  useEffect(() => {
    let wanted = true
    holdersOf({ start: new Date(at), duration, type }, except).then(
      (result) => wanted && setFound(result.ok ? result.value : undefined),
    )
    return () => {
      wanted = false
      setFound(undefined)
    }
  }, [at, duration, type, except])
  if (!found || found.bookings.length + found.closures.length === 0) return null
  const { bookings, closures } = found
  const requests = bookings.filter(({ status }) => status === 'pending')
  return (
    <section aria-label={t('bookings.heldBy')} className="grid gap-3 rounded-card border border-line p-4">
      <h3 className="font-semibold">{t('bookings.heldBy')}</h3>
      <ul className="grid gap-1">
        {bookings.map((one) => (
          <li key={one.id}>
            {fromTo(language, one)}
            {' ·\u00a0'}
            <a className="link" href={localizedPath(locale, `/bookings/${one.id}`)}>
              {customerName(t, one)}
            </a>
            {' ·\u00a0'}
            {t(`bookings.${one.status}`)}
          </li>
        ))}
        {closures.map((one) => (
          <li key={one.id}>
            {periodWords(language, one)}
            {' ·\u00a0'}
            {t('bookings.heldByClosure')}
            {one.note && ` ·\u00a0${one.note}`}
          </li>
        ))}
      </ul>
      {requests.length > 0 &&
        requests.length === bookings.length &&
        closures.length === 0 &&
        children?.(requests)}
    </section>
  )
}
