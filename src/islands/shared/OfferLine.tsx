import type { TimeOffer } from '../../domain/booking/time-offer.ts'
import { momentWords } from '../../i18n/format.ts'
import { joinSentences } from '../../i18n/joins.ts'
import { useTexts } from './island.tsx'

/** That another time was offered, and what its customer makes of it. */
export function OfferLine({ offer }: { offer: TimeOffer }) {
  const { locale, t } = useTexts('bookings')
  const waits = offer.free ? 'bookings.offerWaits' : 'bookings.offerTaken'
  return (
    <p className="rounded-field bg-daylight-wash px-3 py-2 text-fluid-sm">
      <span className="font-semibold">
        {t('bookings.offered', { moment: momentWords(locale, offer.start) })}
      </span>
      {joinSentences(locale, '', t(offer.kept ? 'bookings.offerKept' : waits))}
    </p>
  )
}
