import { Field } from '../../components/ui/Field.tsx'
import { timeOfDay } from '../../domain/calendar/studio-time.ts'
import type { ErrorCode } from '../../domain/errors.ts'
import type { SettingsErrors } from '../../domain/offers/settings-refusal.ts'
import { useTexts } from '../shared/island.tsx'
import { errorText } from '../shared/texts.ts'
import type { SettingsForm } from './settings-form.ts'

interface Props {
  form: SettingsForm
  errors: SettingsErrors
  onChange: (changes: Partial<SettingsForm>) => void
}

const halfHours = Array.from({ length: 49 }, (_, index) => timeOfDay(index * 30))
const usualDurations = [30, 60, 90, 120, 150, 180, 210, 240, 300, 360, 480, 600, 720, 1440]

/** Name, hours, durations and the limit of open requests. */
export function GeneralFields({ form, errors, onChange }: Props) {
  const { t } = useTexts('admin', 'bookings', 'errors')
  const error = (code: ErrorCode | undefined) => code && errorText(t, code)
  const { start, end, durations } = form
  const offered = [...new Set([...usualDurations, ...durations])].sort((a, b) => a - b)
  const hours = error(errors.openingHours)
  return (
    <section aria-labelledby="general" className="panel grid gap-6">
      <h2 id="general" className="text-fluid-xl font-semibold">
        {t('admin.general')}
      </h2>
      <Field label={t('admin.studioName')} error={error(errors.studioName)}>
        {(control) => (
          <input
            {...control}
            className="control"
            required
            maxLength={200}
            value={form.studioName}
            onChange={({ target }) => onChange({ studioName: target.value })}
          />
        )}
      </Field>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label={t('admin.opens')}>
          {(control) => (
            <select
              {...control}
              className="control"
              value={start}
              onChange={({ target }) => onChange({ start: target.value })}
            >
              {halfHours.slice(0, -1).map((time) => (
                <option key={time}>{time}</option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t('admin.closes')} error={hours}>
          {(control) => (
            <select
              {...control}
              className="control"
              value={end}
              onChange={({ target }) => onChange({ end: target.value })}
            >
              {halfHours.slice(1).map((time) => (
                <option key={time}>{time}</option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <fieldset
        className="grid gap-2"
        aria-describedby={errors.bookingDurations && 'durations-error'}
        aria-invalid={errors.bookingDurations && true}
        tabIndex={errors.bookingDurations ? -1 : undefined}
      >
        <legend className="mb-1.5 font-semibold">{t('admin.durations')}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
          {offered.map((minutes) => (
            <label key={minutes} className="choice">
              <input
                type="checkbox"
                checked={durations.includes(minutes)}
                onChange={({ target }) =>
                  onChange({
                    durations: target.checked
                      ? [...durations, minutes].sort((a, b) => a - b)
                      : durations.filter((one) => one !== minutes),
                  })
                }
              />
              {t('bookings.minutes', { count: minutes })}
            </label>
          ))}
        </div>
        {errors.bookingDurations && (
          <p id="durations-error" className="text-fluid-sm font-semibold text-negative">
            {errorText(t, errors.bookingDurations)}
          </p>
        )}
      </fieldset>
      <Field
        label={t('admin.maxPending')}
        hint={t('admin.maxPendingHint')}
        error={error(errors.maxPendingBookings)}
      >
        {(control) => (
          <input
            {...control}
            className="control sm:max-w-40"
            type="number"
            inputMode="numeric"
            required
            min={1}
            max={100}
            value={form.maxPending}
            onChange={({ target }) => onChange({ maxPending: target.value })}
          />
        )}
      </Field>
    </section>
  )
}
