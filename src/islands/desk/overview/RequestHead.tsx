import { StatusBadge } from '../../../components/ui/StatusBadge.tsx'
import type { StudioRequest } from '../../../domain/booking/request.ts'
import { saidDetails } from '../../../i18n/booking-facts.ts'
import { formatDate, formatShortDate, formatTime, joinDateAndTime } from '../../../i18n/format.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import { localizedPath } from '../../../i18n/url.ts'
import { WorkLine } from '../../shared/BookingFacts.tsx'
import { fromTo } from '../../shared/booking-line.ts'
import { CustomerLine } from '../../shared/CustomerLine.tsx'
import { useTexts } from '../../shared/island.tsx'
import { Said } from '../../shared/Said.tsx'
import { useTypeName } from '../../shared/type-name.ts'

interface Props {
  request: StudioRequest
  /** Whether its time has begun. */
  passed: boolean
}

/** When, what and who: all that it takes to answer. */
export function RequestHead({ request, passed }: Props) {
  const language = useTexts('admin', 'bookings')
  const { locale, t } = language
  const nameOf = useTypeName()
  const { askedAt } = request
  const asked = joinDateAndTime(locale, formatShortDate(locale, askedAt), formatTime(locale, askedAt))
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-fluid-sm text-muted">
        <StatusBadge status={request.status} label={t(`bookings.${request.status}`)} />
        <p className="max-sm:order-1 max-sm:basis-full sm:flex-1">
          {t('admin.asked', { date: asked })}
          {passed && <strong className="block font-semibold text-negative">{t('admin.timePassed')}</strong>}
        </p>
        <a
          className="link -my-2 ms-auto inline-flex min-h-11 items-center"
          href={localizedPath(locale, `/bookings/${request.id}`)}
        >
          {t('admin.openRequest')}
        </a>
      </div>
      <h3
        tabIndex={-1}
        data-booking={request.id}
        className="rounded text-fluid-lg font-semibold outline-offset-4"
      >
        {asBeginning(locale, formatDate(locale, request.start))}
        <span className="block tabular-nums">{fromTo(language, request)}</span>
      </h3>
      <div className="grid min-w-0 gap-1">
        <WorkLine booking={request} />
        <CustomerLine customer={request.customer} />
        {request.noShows > 0 && (
          <p className="text-fluid-sm font-semibold text-negative">
            {t('admin.noShows', { count: request.noShows })}
          </p>
        )}
        {saidDetails({ locale, t, nameOf }, request).map(({ field, text }) => (
          <div key={field} className="mt-2">
            <Said>{text}</Said>
          </div>
        ))}
      </div>
    </>
  )
}
