import { type ReactNode, useState } from 'react'
import { Chevron } from '../../../components/ui/Chevron.tsx'
import { Field } from '../../../components/ui/Field.tsx'
import { STEP_MINUTES } from '../../../domain/calendar/half-hours.ts'
import { hoursOn } from '../../../domain/offers/opening-hours.ts'
import type { StudioSettings } from '../../../domain/offers/settings.ts'
import { DayField } from '../../shared/DayField.tsx'
import type { SessionValues } from '../../shared/form-values.ts'
import { useTexts } from '../../shared/island.tsx'
import { EndField } from './EndField.tsx'

interface Props {
  settings: StudioSettings
  values: SessionValues
  start: Date | undefined
  /** The element that says what is wrong with the chosen time, if anything is. */
  problemId: string | undefined
  /** Whether an admin chooses, who also says until when. */
  byAdmin: boolean
  /** The day whose times are shown. */
  day: string
  /** The first day that can be chosen. */
  earliest: string
  /** Whether it is open by default: for an admin, or where there is no other way. */
  needed: boolean
  change: (changed: Partial<SessionValues>) => void
  /** The buttons that look for a free time. */
  children: ReactNode
}

/** The other ways to a time, behind one line: looked for, or typed into native fields. */
export function TypedTime({
  settings,
  values,
  start,
  problemId,
  byAdmin,
  day,
  earliest,
  needed,
  change,
  children,
}: Props) {
  const { t } = useTexts('bookings', 'times')
  // Opened once, it stays, whatever is typed.
  const [open, setOpen] = useState(false)
  const hours = hoursOn(day, settings)
  return (
    <details open={open || needed} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="unfold">
        {t('times.otherWays')}
        <Chevron />
      </summary>
      <div className="flex flex-wrap items-center gap-3 pt-1 pb-4">{children}</div>
      <div className={`grid gap-6 ${byAdmin ? '@md:grid-cols-3' : ''}`}>
        <DayField
          label={t('bookings.date')}
          name="date"
          required
          min={earliest}
          value={values.date}
          onChange={(date) => change({ date })}
        />
        <Field
          label={t('bookings.time')}
          hint={hours ? t('bookings.openingHours', hours) : t('times.dayClosed')}
        >
          {(control) => (
            <input
              {...control}
              aria-describedby={[control['aria-describedby'], problemId].filter(Boolean).join(' ')}
              aria-invalid={problemId ? true : undefined}
              name="time"
              className="control"
              type="time"
              required
              step={STEP_MINUTES * 60}
              value={values.time}
              onChange={(event) => change({ time: event.target.value })}
            />
          )}
        </Field>
        {byAdmin && <EndField values={values} start={start} change={change} />}
      </div>
    </details>
  )
}
