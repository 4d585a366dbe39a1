import { useId, useRef } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import type { ErrorCode } from '../../../domain/errors.ts'
import { DayField } from '../../shared/DayField.tsx'
import { useTexts } from '../../shared/island.tsx'
import { ErrorGroup } from '../ErrorGroup.tsx'
import { focusRow } from '../focus-row.ts'
import { dayInWords } from '../hours/hours-words.ts'
import { RemoveButton } from '../RemoveButton.tsx'
import { changeRow, freshKey } from '../typed.ts'
import { AmountFields } from './AmountFields.tsx'
import type { ServiceRow } from './service-row.ts'
import { changesAround, type PriceChangeRow } from './typed-price.ts'

interface Props {
  row: ServiceRow
  today: string
  /** What is wrong with the price change of a row, by its key. */
  errorOf: (key: string) => ErrorCode | undefined
  onChange: (changes: PriceChangeRow[]) => void
}

/** The prices of a service that count from a day on. */
export function PriceChanges({ row, today, errorOf, onChange }: Props) {
  const { locale, t } = useTexts('settings')
  const { changes, kind, currency } = row
  const list = useRef<HTMLUListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const id = useId()
  const { present } = changesAround(changes, today)

  function addChange() {
    // The newest price is what most probably changes a little.
    const { hourly, bands } = changes.at(-1) ?? row
    onChange([...changes, { key: freshKey(changes), from: '', hourly, bands }])
    focusRow(list.current, changes.length)
  }

  return (
    <fieldset aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid gap-1">
        <h4 id={id} className="font-semibold">
          {t('settings.priceChanges')}
        </h4>
        <p className="text-fluid-sm text-muted">{t('settings.priceChangesText')}</p>
      </div>
      <ul ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden">
        {changes.map((change) => {
          const { key, from } = change
          const day = dayInWords(locale, from)
          const name = day ?? t('settings.newPriceChange')
          return (
            <li key={key} className="border-s-2 border-line ps-4">
              <ErrorGroup legend={name} quiet error={errorOf(key)}>
                <div className="flex items-start justify-between gap-3">
                  <DayField
                    label={t('settings.validFrom')}
                    hint={change === present ? t('settings.inForce') : undefined}
                    required
                    value={from}
                    onChange={(from) => onChange(changeRow(changes, key, { from }))}
                  />
                  <div className="pt-8">
                    <RemoveButton
                      what={name}
                      onClick={() => {
                        onChange(changes.filter((one) => one.key !== key))
                        add.current?.focus()
                      }}
                    />
                  </div>
                </div>
                <AmountFields
                  kind={kind}
                  currency={currency}
                  price={change}
                  error={undefined}
                  onChange={({ hourly, bands }) => onChange(changeRow(changes, key, { hourly, bands }))}
                />
              </ErrorGroup>
            </li>
          )
        })}
      </ul>
      <Button ref={add} className="justify-self-start" onClick={addChange}>
        {t('settings.addPriceChange')}
      </Button>
    </fieldset>
  )
}
