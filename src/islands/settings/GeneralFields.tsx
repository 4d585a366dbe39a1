import { Field } from '../../components/ui/Field.tsx'
import type { ErrorCode } from '../../domain/errors.ts'
import type { SettingsErrors } from '../../domain/offers/settings-refusal.ts'
import { useTexts } from '../shared/island.tsx'
import { Part } from '../shared/Part.tsx'
import { errorText } from '../shared/texts.ts'
import { DurationChoices } from './DurationChoices.tsx'
import { HoursFields } from './hours/HoursFields.tsx'
import type { SettingsForm } from './settings-form.ts'

interface Props {
  form: SettingsForm
  errors: SettingsErrors
  onChange: (changes: Partial<SettingsForm>) => void
}

/** Name, hours, durations and the limit of open requests. */
export function GeneralFields({ form, errors, onChange }: Props) {
  const { t } = useTexts('settings', 'errors')
  const error = (code: ErrorCode | undefined) => code && errorText(t, code)
  return (
    <Part anchor="general" title={t('settings.general')}>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <Field label={t('settings.studioName')} error={error(errors.studioName)}>
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
        <HoursFields hours={form} error={errors.openingHours} onChange={onChange} />
      </div>
      <DurationChoices
        durations={form.durations}
        error={errors.bookingDurations}
        onChange={(durations) => onChange({ durations })}
      />
      <Field
        label={t('settings.maxPending')}
        hint={t('settings.maxPendingHint')}
        error={error(errors.maxPendingBookings)}
      >
        {(control) => (
          <input
            {...control}
            className="control max-w-28 tabular-nums"
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
    </Part>
  )
}
