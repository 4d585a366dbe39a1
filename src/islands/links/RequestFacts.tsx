import type { LinkedRequest } from '../../domain/booking/linked-request.ts'
import { totalOf } from '../../domain/booking/shown-price.ts'
import { bookingFacts } from '../../i18n/booking-facts.ts'
import { momentWords } from '../../i18n/format.ts'
import { asBeginning } from '../../i18n/joins.ts'
import { typeName } from '../../i18n/type-name.ts'
import { FactEntries, TimeEntry } from '../shared/BookingEntries.tsx'
import { CustomerLine } from '../shared/CustomerLine.tsx'
import { useTexts } from '../shared/island.tsx'

/** All that it takes to answer: when, what, for how much, for whom. */
export function RequestFacts({ request }: { request: LinkedRequest }) {
  const { locale, t } = useTexts('bookings', 'links')
  const nameOf = (type: string, agreed?: LinkedRequest['serviceNames']) =>
    typeName({ locale, t }, type, [], agreed)
  const { start, ...rest } = request
  const facts = bookingFacts({ locale, t, nameOf }, { ...rest, price: totalOf(request).amount })
  return (
    <dl className="facts sm:grid-cols-2">
      <TimeEntry label={t('bookings.dateAndTime')} booking={request} />
      <div className="sm:col-span-2">
        <dt>{t('bookings.customer')}</dt>
        <dd>
          <CustomerLine customer={request.customer} />
        </dd>
      </div>
      <FactEntries facts={facts.filter(({ long }) => !long)} />
      <div>
        <dt>{t('links.askedAt')}</dt>
        <dd>{asBeginning(locale, momentWords(locale, request.askedAt))}</dd>
      </div>
      <FactEntries facts={facts.filter(({ long }) => long)} />
      {request.reason && (
        <div className="sm:col-span-2">
          <dt>{t('bookings.reasonGiven')}</dt>
          <dd className="font-normal as-typed">{request.reason}</dd>
        </div>
      )}
    </dl>
  )
}
