import { Chevron } from '../../../components/ui/Chevron.tsx'
import type { StudioRequest } from '../../../domain/booking/request.ts'
import { totalOf } from '../../../domain/booking/shown-price.ts'
import { customerName } from '../../../i18n/customer-name.ts'
import { joinDateAndTime } from '../../../i18n/format.ts'
import { formatNearDate } from '../../../i18n/format-days.ts'
import { formatPrice } from '../../../i18n/format-number.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import { studioNow } from '../../../stores/clock.ts'
import { shortFromTo } from '../../shared/booking-line.ts'
import { useTexts } from '../../shared/island.tsx'
import { useTypeName } from '../../shared/type-name.ts'

interface Props {
  request: StudioRequest
  onUnfold: () => void
}

/** A request in one line, on a phone in two; a press opens its card. */
export function FoldedRequest({ request, onUnfold }: Props) {
  const language = useTexts('admin', 'bookings')
  const { locale, t } = language
  const nameOf = useTypeName()
  const { start, type, serviceNames } = request
  return (
    <article className="@container relative flex items-center gap-3">
      <div className="min-w-0 flex-1 @xl:flex @xl:items-baseline @xl:gap-4">
        <h3
          tabIndex={-1}
          data-booking={request.id}
          className="font-sans text-base tracking-normal @xl:flex-none @xl:basis-68"
        >
          <button
            type="button"
            className="min-h-6 cursor-pointer text-start font-semibold after:absolute after:inset-0 after:rounded-field focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-daylight"
            aria-expanded={false}
            onClick={onUnfold}
          >
            {joinDateAndTime(
              locale,
              asBeginning(locale, formatNearDate(locale, start, studioNow())),
              shortFromTo(language, request),
            )}
          </button>
        </h3>
        <p className="mt-0.5 flex flex-1 justify-between gap-3 text-fluid-sm text-muted">
          <span className="dotted">
            <span>{customerName(t, request)}</span>
            <span>{nameOf(type, serviceNames)}</span>
          </span>
          <span>{formatPrice(locale, totalOf(request))}</span>
        </p>
      </div>
      <Chevron />
    </article>
  )
}
