import { useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { attendances, type StudioBooking } from '../../domain/booking/booking.ts'
import { isOver } from '../../domain/booking/own-day.ts'
import type { ErrorCode } from '../../domain/errors.ts'
import { setAttendance } from '../../stores/bookings/attendance.ts'
import { useTexts } from './island.tsx'
import { errorText } from './texts.ts'
import { useSubmission } from './use-submission.ts'

interface Props {
  booking: StudioBooking
  now: Date
}

/** Asks an admin, once a confirmed session is over, whether its customer came; the same press again takes it back. */
export function Attendance({ booking, now }: Props) {
  const { t } = useTexts('money', 'errors')
  const { busy, submit } = useSubmission()
  const [failed, setFailed] = useState<ErrorCode>()
  if (!isOver(booking, now)) return null
  return (
    <div className="grid gap-2 print:hidden">
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="sr-only">{t('money.attendance')}</legend>
        {attendances.map((attendance) => (
          <Button
            key={attendance}
            aria-pressed={booking.attendance === attendance}
            aria-busy={busy}
            aria-disabled={busy}
            onClick={async () => {
              const wanted = booking.attendance === attendance ? null : attendance
              const result = await submit(() => setAttendance(booking, wanted))
              if (result) setFailed(result.ok ? undefined : result.code)
            }}
          >
            {t(`money.${attendance}`)}
          </Button>
        ))}
      </fieldset>
      {failed && <Notice kind="failure">{errorText(t, failed)}</Notice>}
    </div>
  )
}
