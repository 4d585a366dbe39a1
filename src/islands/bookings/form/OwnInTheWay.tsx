import { useEffect, useState } from 'react'
import type { StudioBooking, Wish } from '../../../domain/booking/booking.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import { localizedPath } from '../../../i18n/url.ts'
import { ownInTheWay } from '../../../stores/bookings/bookings.ts'
import { bookingLine } from '../../shared/booking-line.ts'
import { useTexts } from '../../shared/island.tsx'

interface Props {
  wish: Wish
  ownerId: string
  /** The booking that is changed. */
  except: string | undefined
}

/** The bookings of one's own that hold some of the wanted time, to be looked at. */
export function OwnInTheWay({ wish: { start, duration }, ownerId, except }: Props) {
  const language = useTexts('bookings')
  const { locale } = language
  const [own, setOwn] = useState<StudioBooking[]>([])
  const at = start.getTime()
  useEffect(() => {
    let wanted = true
    ownInTheWay(ownerId, { start: new Date(at), duration }, except).then((found) => wanted && setOwn(found))
    return () => {
      wanted = false
    }
  }, [ownerId, at, duration, except])
  return own.map((one) => (
    <a key={one.id} className="link" href={localizedPath(locale, `/bookings/${one.id}`)}>
      {asBeginning(locale, bookingLine(language, one))}
    </a>
  ))
}
