import { periodOf } from '../../domain/booking/booking.ts'
import type { LinkedRequest } from '../../domain/booking/linked-request.ts'
import { bookingFacts } from '../../i18n/booking-facts.ts'
import { formatDate, momentWords } from '../../i18n/format.ts'
import { asBeginning } from '../../i18n/joins.ts'
import { typeName } from '../../i18n/type-name.ts'
import { CustomerLine } from '../shared/CustomerLine.tsx'
import { FromTo } from '../shared/FromTo.tsx'
import { useTexts } from '../shared/island.tsx'
import { Said } from '../shared/Said.tsx'

/** All that it takes to answer: when, what, for how much, for whom. */
export function RequestFacts({ request }: { request: LinkedRequest }) {
  const { locale, t } = useTexts('bookings', 'links')
  const nameOf = (type: string, agreed?: LinkedRequest['serviceNames']) =>
    typeName({ locale, t }, type, [], agreed)
  const { start, notes, ...rest } = request
  const facts = bookingFacts({ locale, t, nameOf }, rest).filter(({ words }) => words !== '')
  return (
    <dl className="facts sm:grid-cols-2">
      <div className="sm:col-span-2">
        <dt>{t('bookings.dateAndTime')}</dt>
        <dd className="text-fluid-lg font-semibold">{asBeginning(locale, formatDate(locale, start))}</dd>
        <dd>
          <FromTo period={periodOf(request)} />
        </dd>
      </div>
      <div className="sm:col-span-2">
        <dt>{t('bookings.customer')}</dt>
        <dd>
          <CustomerLine customer={request.customer} />
        </dd>
      </div>
      {facts.map(({ field, label, words }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>{asBeginning(locale, words)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('links.askedAt')}</dt>
        <dd>{asBeginning(locale, momentWords(locale, request.askedAt))}</dd>
      </div>
      {notes && (
        <div className="sm:col-span-2">
          <dt>{t('bookings.notes')}</dt>
          <dd>
            <Said>{notes}</Said>
          </dd>
        </div>
      )}
      {request.reason && (
        <div className="sm:col-span-2">
          <dt>{t('bookings.reasonGiven')}</dt>
          <dd>
            <Said>{request.reason}</Said>
          </dd>
        </div>
      )}
    </dl>
  )
}
