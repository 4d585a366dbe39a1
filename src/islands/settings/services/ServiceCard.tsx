import { Button } from '../../../components/ui/Button.tsx'
import { Disclosure } from '../../../components/ui/Disclosure.tsx'
import { Field } from '../../../components/ui/Field.tsx'
import type { ErrorCode } from '../../../domain/errors.ts'
import { type Service, type ServiceGroup, serviceGroups } from '../../../domain/offers/services.ts'
import type { SettingsErrors } from '../../../domain/offers/settings-refusal.ts'
import { joinLabel } from '../../../i18n/joins.ts'
import { useTexts } from '../../shared/island.tsx'
import { Choice } from '../Choice.tsx'
import { DurationChoices } from '../DurationChoices.tsx'
import { FieldError } from '../FieldError.tsx'
import { LanguageFields } from './LanguageFields.tsx'
import { NameFields } from './NameFields.tsx'
import { PriceChanges } from './PriceChanges.tsx'
import { PriceFields } from './PriceFields.tsx'
import { ServiceSummary } from './ServiceSummary.tsx'
import type { ServiceRow } from './service-row.ts'

interface Props {
  row: ServiceRow
  /** The same as it would be saved. */
  service: Service
  name: string
  /** The studio's day. */
  today: string
  /** Whether it has bookings, so that it cannot be removed. */
  booked: boolean
  errors: SettingsErrors
  errorOfChange: (key: string) => ErrorCode | undefined
  open: boolean
  onToggle: () => void
  onChange: (changes: Partial<ServiceRow>) => void
  onRemove: () => void
}

/** One service: what it is called, what it costs, how long it takes. */
export function ServiceCard(props: Props) {
  const { locale, t } = useTexts('admin', 'settings', 'errors')
  const { row, service, name, today, booked, errors, onChange } = props
  const { id } = service
  const labels: Record<ServiceGroup, string> = {
    sound: t('settings.groupSound'),
    space: t('settings.groupSpace'),
  }
  return (
    <Disclosure
      look="line"
      title={name}
      summary={<ServiceSummary row={row} service={service} today={today} />}
      open={props.open}
      onToggle={props.onToggle}
    >
      <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <legend className="sr-only">{name}</legend>
        <Choice
          label={t('settings.enabled')}
          checked={row.enabled}
          onChange={(enabled) => onChange({ enabled })}
        />
        <NameFields row={row} name={name} errors={errors} id={id} onChange={onChange} />
        <PriceFields row={row} id={id} today={today} errors={errors} onChange={onChange} />
        <PriceChanges
          row={row}
          today={today}
          errorOf={props.errorOfChange}
          onChange={(changes) => onChange({ changes })}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <Choice
            label={t('settings.ownDurations')}
            checked={row.ownDurations}
            onChange={(ownDurations) => onChange({ ownDurations })}
          />
          {row.ownDurations && (
            <DurationChoices
              durations={row.durations}
              error={errors[`services.${id}.durations`]}
              onChange={(durations) => onChange({ durations })}
            />
          )}
          <Choice
            label={t('settings.pastClosing')}
            hint={t('settings.pastClosingHint')}
            checked={row.pastClosing}
            onChange={(pastClosing) => onChange({ pastClosing })}
          />
        </div>
        <Field label={t('settings.group')} hint={t('settings.groupHint')}>
          {(control) => (
            <select
              {...control}
              className="control sm:max-w-80"
              value={row.group}
              onChange={({ target }) => onChange({ group: target.value as ServiceGroup })}
            >
              {serviceGroups.map((group) => (
                <option key={group} value={group}>
                  {labels[group]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <Choice
            label={t('settings.withDescription')}
            checked={row.described}
            onChange={(described) => onChange({ described })}
          />
          {row.described && (
            <LanguageFields
              legend={t('settings.description')}
              hint={t('settings.descriptionHint')}
              long
              maxLength={1000}
              typed={row.description}
              error={errors[`services.${id}.description`]}
              onChange={(description) => onChange({ description })}
            />
          )}
        </div>
        <FieldError id={`${row.key}-id-error`} code={errors[`services.${id}.id`]} />
        {booked ? (
          <p className="text-fluid-sm text-muted">{t('settings.bookedService')}</p>
        ) : (
          <Button
            look="plain"
            className="justify-self-start text-negative"
            aria-label={joinLabel(locale, t('admin.remove'), name)}
            onClick={props.onRemove}
          >
            {t('admin.remove')}
          </Button>
        )}
      </fieldset>
    </Disclosure>
  )
}
