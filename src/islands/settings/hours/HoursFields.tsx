import { Field } from '../../../components/ui/Field.tsx'
import { timeOfDay } from '../../../domain/calendar/studio-time.ts'
import type { ErrorCode } from '../../../domain/errors.ts'
import type { Hours } from '../../../domain/offers/opening-hours.ts'
import { useTexts } from '../../shared/island.tsx'
import { errorText } from '../../shared/texts.ts'

interface Props {
  hours: Hours
  error: ErrorCode | undefined
  onChange: (changes: Partial<Hours>) => void
}

const halfHours = Array.from({ length: 49 }, (_, index) => timeOfDay(index * 30))

/** When the studio opens and closes. */
export function HoursFields({ hours, error, onChange }: Props) {
  const { t } = useTexts('settings', 'errors')
  return (
    <div className="grid grid-cols-2 gap-4">
      <Field label={t('settings.opens')}>
        {(control) => (
          <select
            {...control}
            className="control"
            value={hours.start}
            onChange={({ target }) => onChange({ start: target.value })}
          >
            {halfHours.slice(0, -1).map((time) => (
              <option key={time}>{time}</option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('settings.closes')} error={error && errorText(t, error)}>
        {(control) => (
          <select
            {...control}
            className="control"
            value={hours.end}
            onChange={({ target }) => onChange({ end: target.value })}
          >
            {halfHours.slice(1).map((time) => (
              <option key={time}>{time}</option>
            ))}
          </select>
        )}
      </Field>
    </div>
  )
}
