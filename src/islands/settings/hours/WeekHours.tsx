import { Field } from '../../../components/ui/Field.tsx'
import { type Weekday, weekdays } from '../../../domain/offers/opening-hours.ts'
import type { SettingsErrors } from '../../../domain/offers/settings-refusal.ts'
import { useTexts } from '../../shared/island.tsx'
import { HoursFields } from './HoursFields.tsx'
import { weekdayName } from './hours-words.ts'
import type { TypedDay, TypedWeek } from './typed-hours.ts'

interface Props {
  week: TypedWeek
  errors: SettingsErrors
  onChange: (week: TypedWeek) => void
}

/** The opening hours of each weekday. */
export function WeekHours({ week, errors, onChange }: Props) {
  const { locale, t } = useTexts('admin', 'settings')
  const change = (weekday: Weekday, changes: Partial<TypedDay>) =>
    onChange({ ...week, [weekday]: { ...week[weekday], ...changes } })
  return (
    <ul className="grid gap-5">
      {weekdays.map((weekday) => {
        const name = weekdayName(locale, weekday)
        const day = week[weekday]
        return (
          <li key={weekday}>
            <fieldset className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
              <legend className="sr-only">{name}</legend>
              <Field label={name}>
                {(control) => (
                  <select
                    {...control}
                    className="control"
                    value={day.as}
                    onChange={({ target }) => change(weekday, { as: target.value as TypedDay['as'] })}
                  >
                    <option value="always">{t('settings.asAlways')}</option>
                    <option value="own">{t('settings.ownHours')}</option>
                    <option value="closed">{t('admin.closed')}</option>
                  </select>
                )}
              </Field>
              {day.as === 'own' && (
                <HoursFields
                  hours={day}
                  error={errors[`weekHours.${weekday}`]}
                  onChange={(changes) => change(weekday, changes)}
                />
              )}
            </fieldset>
          </li>
        )
      })}
    </ul>
  )
}
