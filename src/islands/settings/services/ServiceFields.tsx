import { useRef } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import type { StudioSettings } from '../../../domain/offers/settings.ts'
import type { SettingsErrors } from '../../../domain/offers/settings-refusal.ts'
import { studioNow } from '../../../stores/clock.ts'
import { useTexts } from '../../shared/island.tsx'
import { Part } from '../../shared/Part.tsx'
import { FieldError } from '../FieldError.tsx'
import { focusRow } from '../focus-row.ts'
import { type Card, cardOf, type SettingsForm } from '../settings-form.ts'
import { changeRow } from '../typed.ts'
import { OfferPrinted } from './OfferPrinted.tsx'
import { ServiceCard } from './ServiceCard.tsx'
import { useServiceName } from './service-name.ts'
import { newServiceRow, priceChangesOf } from './service-row.ts'

interface Props {
  form: SettingsForm
  /** The same as it would be saved. */
  settings: StudioSettings
  errors: SettingsErrors
  /** Ids of those that cannot be removed. */
  booked: string[]
  open: ReadonlySet<Card>
  onToggle: (card: Card) => void
  onChange: (changes: Partial<SettingsForm>) => void
}

/** What can be booked, each service in a line that opens. */
export function ServiceFields({ form, settings, errors, booked, open, onToggle, onChange }: Props) {
  const { t } = useTexts('settings')
  const nameOf = useServiceName()
  const list = useRef<HTMLUListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const { services } = form
  const today = toStudioMoment(studioNow()).date
  const changes = priceChangesOf(services, settings.services)

  function add() {
    const row = newServiceRow(services, form.durations)
    onChange({ services: [...services, row] })
    if (!open.has(cardOf(row))) onToggle(cardOf(row))
    focusRow(list.current, services.length)
  }

  function remove(key: string) {
    onChange({ services: services.filter((row) => row.key !== key) })
    addButton.current?.focus()
  }

  return (
    <Part anchor="services" title={t('settings.services')}>
      <OfferPrinted form={form} onChange={onChange} />
      <ul ref={list} className="folds">
        {services.map((row, index) => {
          const service = settings.services[index]
          return service ? (
            <li key={row.key}>
              <ServiceCard
                row={row}
                service={service}
                name={nameOf(service) || t('settings.newService')}
                today={today}
                booked={row.id !== undefined && booked.includes(row.id)}
                errors={errors}
                errorOfChange={(key) =>
                  errors[
                    `priceChanges.${changes.findIndex((one) => one.service === row.key && one.key === key)}`
                  ]
                }
                open={open.has(cardOf(row))}
                onToggle={() => onToggle(cardOf(row))}
                onChange={(changed) => onChange({ services: changeRow(services, row.key, changed) })}
                onRemove={() => remove(row.key)}
              />
            </li>
          ) : null
        })}
      </ul>
      <FieldError id="services-error" code={errors.services} />
      <FieldError id="price-changes-error" code={errors.priceChanges} />
      <Button ref={addButton} className="justify-self-start" onClick={add}>
        {t('settings.addService')}
      </Button>
    </Part>
  )
}
