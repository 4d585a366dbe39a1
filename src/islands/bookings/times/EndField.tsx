import { Field } from '../../../components/ui/Field.tsx'
import { periodOf } from '../../../domain/booking/booking.ts'
import { LONGEST_SESSION_MINUTES, STEP_MINUTES } from '../../../domain/calendar/half-hours.ts'
import { timeAfter } from '../../../domain/calendar/studio-time.ts'
import { joinList } from '../../../i18n/joins.ts'
import { lengthWords } from '../../../i18n/session-words.ts'
import type { SessionValues } from '../../shared/form-values.ts'
import { useTexts } from '../../shared/island.tsx'
import { endOf } from './end-of.ts'

interface Props {
  values: SessionValues
  start: Date | undefined
  change: (changed: Partial<SessionValues>) => void
}

const lengths = Array.from(
  { length: LONGEST_SESSION_MINUTES / STEP_MINUTES },
  (_, index) => (index + 1) * STEP_MINUTES,
)

/** Until when a session lasts, for admins: any half hour of the next day and night. */
export function EndField({ values: { time, duration }, start, change }: Props) {
  const { locale, t } = useTexts('bookings')
  const endWords = (minutes: number) =>
    start ? endOf(locale, periodOf({ start, duration: minutes })) : timeAfter(time, minutes)
  return (
    <Field label={t('bookings.until')}>
      {(control) => (
        <select
          {...control}
          className="control"
          disabled={!time}
          value={time ? duration : ''}
          onChange={(event) => change({ duration: Number(event.target.value) })}
        >
          {!time && <option value="">–</option>}
          {time &&
            lengths.map((minutes) => (
              <option key={minutes} value={minutes}>
                {joinList(locale, [endWords(minutes), lengthWords({ locale, t }, minutes)])}
              </option>
            ))}
        </select>
      )}
    </Field>
  )
}
