import { useRef } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { type Hours, MAX_SPECIAL_DAYS } from '../../../domain/offers/opening-hours.ts'
import type { SettingsErrors } from '../../../domain/offers/settings-refusal.ts'
import { DayField } from '../../shared/DayField.tsx'
import { useTexts } from '../../shared/island.tsx'
import { errorText } from '../../shared/texts.ts'
import { FieldError } from '../FieldError.tsx'
import { focusRow } from '../focus-row.ts'
import { RemoveButton } from '../RemoveButton.tsx'
import { changeRow } from '../typed.ts'
import { HoursFields } from './HoursFields.tsx'
import { dayInWords } from './hours-words.ts'
import { newSpecialDayRow, type SpecialDayRow } from './typed-hours.ts'

interface Props {
  rows: SpecialDayRow[]
  /** The first hours of a day that is switched to open. */
  always: Hours
  errors: SettingsErrors
  onChange: (rows: SpecialDayRow[]) => void
}

/** Single dates with other hours; saved, they stand by date. */
export function SpecialDays({ rows, always, errors, onChange }: Props) {
  const { locale, t } = useTexts('admin', 'settings', 'bookings', 'errors')
  const list = useRef<HTMLUListElement>(null)
  const add = useRef<HTMLButtonElement>(null)

  function remove(key: string) {
    onChange(rows.filter((row) => row.key !== key))
    add.current?.focus()
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="text-fluid-sm text-muted">{t('settings.specialDaysText')}</p>
      <ul ref={list} className="grid gap-5 empty:hidden">
        {rows.map((row, index) => {
          const { key, date, closed } = row
          const name = dayInWords(locale, date) ?? t('settings.newSpecialDay')
          const error = errors[`specialDays.${index}`]
          const ofHours = error?.startsWith('opening_hours') ?? false
          const change = (changes: Partial<SpecialDayRow>) => onChange(changeRow(rows, key, changes))
          return (
            <li key={key} className="border-line not-first:border-t not-first:pt-5">
              <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
                <legend className="sr-only">{name}</legend>
                <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 sm:grid-cols-[12rem_minmax(0,1fr)_auto]">
                  <DayField
                    label={t('bookings.date')}
                    error={error && !ofHours ? errorText(t, error) : undefined}
                    required
                    value={date}
                    onChange={(date) => change({ date })}
                  />
                  <label className="choice col-span-full row-start-2 justify-self-start sm:col-span-1 sm:col-start-2 sm:row-start-1 sm:mt-8">
                    <input
                      type="checkbox"
                      checked={closed}
                      onChange={({ target }) => change({ closed: target.checked })}
                    />
                    {t('admin.closed')}
                  </label>
                  <div className="col-start-2 row-start-1 mt-8 sm:col-start-3">
                    <RemoveButton what={name} onClick={() => remove(key)} />
                  </div>
                </div>
                {!closed && <HoursFields hours={row} error={ofHours ? error : undefined} onChange={change} />}
              </fieldset>
            </li>
          )
        })}
      </ul>
      <FieldError id="special-days-error" code={errors.specialDays} />
      {rows.length < MAX_SPECIAL_DAYS && (
        <Button
          ref={add}
          className="justify-self-start"
          onClick={() => {
            onChange([...rows, newSpecialDayRow(rows, always)])
            focusRow(list.current, rows.length)
          }}
        >
          {t('settings.addSpecialDay')}
        </Button>
      )}
    </div>
  )
}
