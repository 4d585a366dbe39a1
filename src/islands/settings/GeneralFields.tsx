import { Field } from '../../components/ui/Field.tsx'
import type { ErrorCode } from '../../domain/errors.ts'
import { ownLengths } from '../../domain/offers/services.ts'
import type { StudioSettings } from '../../domain/offers/settings.ts'
import type { SettingsErrors } from '../../domain/offers/settings-refusal.ts'
import { useTexts } from '../shared/island.tsx'
import { Part } from '../shared/Part.tsx'
import { errorText } from '../shared/texts.ts'
import { DurationChoices } from './DurationChoices.tsx'
import { HoursFields } from './hours/HoursFields.tsx'
import { OpenLight } from './hours/OpenLight.tsx'
import { useServiceName } from './services/service-name.ts'
import type { SettingsForm } from './settings-form.ts'

interface Props {
  form: SettingsForm
  /** The same as it would be saved. */
  settings: StudioSettings
  errors: SettingsErrors
  onChange: (changes: Partial<SettingsForm>) => void
}

/** Name, hours, durations and the limit of open requests. */
export function GeneralFields({ form, settings, errors, onChange }: Props) {
  const nameOf = useServiceName()
  const { lengths, services } = ownLengths(settings)
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
      </div>
      <div className="grid gap-3">
        <OpenLight hours={form} />
        <div className="sm:max-w-sm">
          <HoursFields hours={form} error={errors.openingHours} onChange={onChange} />
        </div>
      </div>
      <DurationChoices
        durations={form.durations}
        elsewhere={{ lengths, services: services.map(nameOf) }}
        error={errors.bookingDurations}
        onChange={(durations) => onChange({ durations })}
      />
    </Part>
  )
}
