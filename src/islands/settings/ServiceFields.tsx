import { useRef } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Field } from '../../components/ui/Field.tsx'
import type { ErrorCode } from '../../domain/errors.ts'
import { MAX_PRICES, PRICE_STEP } from '../../domain/offers/prices.ts'
import type { Service } from '../../domain/offers/services.ts'
import type { SettingsErrors } from '../../domain/offers/settings-refusal.ts'
import { joinLabel } from '../../i18n/joins.ts'
import { useTexts } from '../shared/island.tsx'
import { errorText } from '../shared/texts.ts'
import type { ServiceRow, SettingsForm } from './settings-form.ts'

interface Props {
  form: SettingsForm
  /** The same services as they would be saved, row by row. */
  ids: Service[]
  errors: SettingsErrors
  /** Ids of those that cannot be removed. */
  booked: string[]
  onChange: (changes: Partial<SettingsForm>) => void
}

/** What can be booked and what an hour of it costs. */
export function ServiceFields({ form, ids, errors, booked, onChange }: Props) {
  const { locale, t } = useTexts('admin', 'errors')
  const { services } = form
  const list = useRef<HTMLUListElement>(null)
  const added = useRef(0)
  const error = (code: ErrorCode | undefined) => code && errorText(t, code)

  function changeRow(key: string, changes: Partial<ServiceRow>) {
    onChange({ services: services.map((row) => (row.key === key ? { ...row, ...changes } : row)) })
  }

  function add() {
    added.current += 1
    const key = `new ${added.current}`
    onChange({ services: [...services, { key, id: undefined, name: '', enabled: true, price: '0' }] })
    focusRow(services.length)
  }

  function remove(key: string) {
    const index = services.findIndex((row) => row.key === key)
    onChange({ services: services.filter((row) => row.key !== key) })
    focusRow(Math.max(0, index - 1))
  }

  /** Once it is drawn, its name. */
  function focusRow(index: number) {
    requestAnimationFrame(() =>
      list.current?.children[index]?.querySelector<HTMLInputElement>('input:not([type=checkbox])')?.focus(),
    )
  }

  return (
    <section aria-labelledby="services" className="panel grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 id="services" className="text-fluid-xl font-semibold">
        {t('admin.services')}
      </h2>
      <ul ref={list} className="grid gap-6">
        {services.map((row, index) => {
          const id = ids[index]?.id ?? ''
          const name = row.name.trim() || t('admin.newService')
          return (
            <li key={row.key} className="border-line not-first:border-t not-first:pt-6">
              <fieldset className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_9rem_auto]">
                <legend className="sr-only">{name}</legend>
                <Field
                  label={t('admin.serviceName')}
                  error={error(errors[`services.${id}.name`] ?? errors[`services.${id}.id`])}
                >
                  {(control) => (
                    <input
                      {...control}
                      className="control"
                      required
                      maxLength={200}
                      value={row.name}
                      onChange={({ target }) => changeRow(row.key, { name: target.value })}
                    />
                  )}
                </Field>
                <Field label={t('admin.pricePerHour')} error={error(errors[`services.${id}.price`])}>
                  {(control) => (
                    <input
                      {...control}
                      className="control tabular-nums"
                      type="number"
                      inputMode="decimal"
                      required
                      min={0}
                      max={MAX_PRICES.USD}
                      step={PRICE_STEP}
                      value={row.price}
                      onChange={({ target }) => changeRow(row.key, { price: target.value })}
                    />
                  )}
                </Field>
                <div className="flex flex-wrap items-center gap-3 sm:pt-8">
                  <label className="choice">
                    <input
                      type="checkbox"
                      checked={row.enabled}
                      aria-label={joinLabel(locale, t('admin.enabled'), name)}
                      onChange={({ target }) => changeRow(row.key, { enabled: target.checked })}
                    />
                    {t('admin.enabled')}
                  </label>
                  {!(row.id && booked.includes(row.id)) && (
                    <Button
                      aria-label={joinLabel(locale, t('admin.remove'), name)}
                      onClick={() => remove(row.key)}
                    >
                      {t('admin.remove')}
                    </Button>
                  )}
                </div>
                {row.id && booked.includes(row.id) && (
                  <p className="text-fluid-sm text-muted sm:col-span-3">{t('admin.bookedService')}</p>
                )}
              </fieldset>
            </li>
          )
        })}
      </ul>
      {errors.services && (
        <p className="text-fluid-sm font-semibold text-negative">{errorText(t, errors.services)}</p>
      )}
      <Button className="justify-self-start" onClick={add}>
        {t('admin.addService')}
      </Button>
    </section>
  )
}
