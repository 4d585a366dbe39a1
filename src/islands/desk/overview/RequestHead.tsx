import { Chevron } from '../../../components/ui/Chevron.tsx'
import { StatusBadge } from '../../../components/ui/StatusBadge.tsx'
import type { StudioRequest } from '../../../domain/booking/request.ts'
import { totalOf } from '../../../domain/booking/shown-price.ts'
import { saidDetails } from '../../../i18n/booking-facts.ts'
import { joinDateAndTime } from '../../../i18n/format.ts'
import { formatNearDate } from '../../../i18n/format-days.ts'
import { formatPrice } from '../../../i18n/format-number.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import { localizedPath } from '../../../i18n/url.ts'
import { studioNow } from '../../../stores/clock.ts'
import { askedWords } from '../../shared/asked-words.ts'
import { shortFromTo } from '../../shared/booking-line.ts'
import { CustomerLine } from '../../shared/CustomerLine.tsx'
import { useTexts } from '../../shared/island.tsx'
import { Said } from '../../shared/Said.tsx'
import { useTypeName } from '../../shared/type-name.ts'
import { WorkLine } from '../../shared/WorkLine.tsx'
import { AroundRequest } from './AroundRequest.tsx'

interface Props {
  request: StudioRequest
  /** Whether its time has begun. */
  passed: boolean
}

/** When, what and who, and beside it what else there is on that day: all that it takes to answer. */
export function RequestHead({ request, passed }: Props) {
  const language = useTexts('admin', 'bookings')
  const { locale, t } = language
  const nameOf = useTypeName()
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-fluid-sm text-muted">
        {/* All that stand here wait; only one that is answered meanwhile says so. */}
        {request.status !== 'pending' && (
          <StatusBadge status={request.status} label={t(`bookings.${request.status}`)} />
        )}
        <p className="min-w-0 flex-1">
          {t('admin.asked', { date: askedWords(language, request.askedAt) })}
          {passed && <strong className="block font-semibold text-negative">{t('admin.timePassed')}</strong>}
        </p>
        <a
          className="quiet-link -my-2 ms-auto inline-flex min-h-11 min-w-11 items-center justify-end gap-1.5"
          href={localizedPath(locale, `/bookings/${request.id}`)}
        >
          <span className="max-sm:sr-only">{t('admin.openRequest')}</span>
          <Chevron towards="end" />
        </a>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3
          tabIndex={-1}
          data-booking={request.id}
          className="rounded text-fluid-lg font-semibold outline-offset-4"
        >
          {joinDateAndTime(
            locale,
            asBeginning(locale, formatNearDate(locale, request.start, studioNow())),
            shortFromTo(language, request),
          )}
        </h3>
        <p className="font-semibold max-sm:hidden">{formatPrice(locale, totalOf(request))}</p>
      </div>
      <div className="grid gap-x-8 gap-y-3 @xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="grid min-w-0 content-start gap-1">
          <WorkLine booking={request} price="sm:hidden" />
          <div className="name-first">
            <CustomerLine customer={request.customer} />
          </div>
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
        <AroundRequest request={request} />
      </div>
    </>
  )
}
