import { Field } from '../../components/ui/Field.tsx'
import type { ErrorCode } from '../../domain/errors.ts'
import type { SettingsErrors } from '../../domain/offers/settings-refusal.ts'
import { useTexts } from '../shared/island.tsx'
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
    <section aria-labelledby="general" className="panel grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 id="general" className="text-fluid-xl font-semibold">
        {t('settings.general')}
      </h2>
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
