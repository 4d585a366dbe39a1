import { useState } from 'react'
import { Notice } from '../../components/ui/Notice.tsx'
import { StatusBadge } from '../../components/ui/StatusBadge.tsx'
import type { LinkedOffer as Linked } from '../../domain/booking/linked-offer.ts'
import { totalOf } from '../../domain/booking/shown-price.ts'
import { bookingFacts } from '../../i18n/booking-facts.ts'
import { customerFacts } from '../../i18n/due-words.ts'
import { typeName } from '../../i18n/type-name.ts'
import { localizedPath } from '../../i18n/url.ts'
import { answerLinkedOffer } from '../../stores/linked-offer.ts'
import { FactEntries, TimeEntry } from '../shared/BookingEntries.tsx'
import { useTexts } from '../shared/island.tsx'
import { OfferAnswer } from '../shared/OfferAnswer.tsx'
import { useArrival } from '../shared/use-arrival.ts'

interface Props {
  token: string
  linked: Linked
}

/** The booking as it is now, and the other time that is offered for it. */
export function LinkedOffer({ token, linked }: Props) {
  const { locale, t } = useTexts('bookings', 'links')
  const [accepted, setAccepted] = useState(false)
  const answer = useArrival<HTMLDivElement>(accepted)
  const { offer, start, ...rest } = linked
  const nameOf = (type: string, agreed?: Linked['serviceNames']) => typeName({ locale, t }, type, [], agreed)
  return (
    <article className="panel grid gap-6">
      <p>
        <StatusBadge status={linked.status} label={t(`bookings.${linked.status}`)} />
      </p>
      <div ref={answer} tabIndex={-1} className="empty:hidden">
        {accepted && (
          <Notice kind="success">
            <p>{t('bookings.offerAccepted')}</p>
            <p>{t('links.offerTakenMail')}</p>
          </Notice>
        )}
        {!accepted && !offer && <Notice kind="info">{t('links.offerEnded')}</Notice>}
      </div>
      {offer && !accepted && (
        <OfferAnswer
          key={offer.id}
          booking={linked}
          offer={offer}
          answer={(accepts) => answerLinkedOffer(token, offer.id, accepts)}
          onAccepted={() => setAccepted(true)}
        />
      )}
      <dl className="facts sm:grid-cols-2">
        <TimeEntry
          label={t(offer && !accepted ? 'links.yourTime' : 'bookings.dateAndTime')}
          booking={linked}
        />
        <FactEntries
          facts={customerFacts(
            { locale, t },
            linked,
            bookingFacts({ locale, t, nameOf }, { ...rest, price: totalOf(linked).amount }),
          )}
        />
      </dl>
      <p className="flex flex-wrap gap-3 border-t border-line pt-6">
        {linked.hasAccount && (
          <a
            className={`button ${accepted ? 'button-primary' : 'button-quiet'}`}
            href={localizedPath(locale, `/bookings/${linked.id}`)}
          >
            {t('links.toBooking')}
          </a>
        )}
        <a className="button button-quiet" href={localizedPath(locale, '/contact')}>
          {t('links.toContact')}
        </a>
      </p>
    </article>
  )
}
