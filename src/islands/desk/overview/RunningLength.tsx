import { useState } from 'react'
import { Notice } from '../../../components/ui/Notice.tsx'
import type { StudioBooking } from '../../../domain/booking/booking.ts'
import type { Result } from '../../../domain/errors.ts'
import { useTexts } from '../../shared/island.tsx'
import { SessionLength } from '../../shared/session-length/SessionLength.tsx'
import { errorText } from '../../shared/texts.ts'
import { refreshTwoDays } from './two-days.ts'

interface Props {
  booking: StudioBooking
  now: Date
}

/** Makes the session that runs longer, or ends it, where the day is read. */
export function RunningLength({ booking, now }: Props) {
  const { t } = useTexts('errors')
  const [outcome, setOutcome] = useState<{ result: Result<unknown>; done: string }>()

  async function answered(result: Result<unknown>, done: string) {
    setOutcome({ result, done })
    if (result.ok) await refreshTwoDays()
  }

  return (
    <div className="mt-3 grid gap-3">
      <SessionLength booking={booking} now={now} onAnswered={answered} />
      <div role="status" className="empty:hidden">
        {outcome &&
          (outcome.result.ok ? (
            <Notice kind="success">{outcome.done}</Notice>
          ) : (
            <Notice kind="failure">{errorText(t, outcome.result.code)}</Notice>
          ))}
      </div>
    </div>
  )
}
