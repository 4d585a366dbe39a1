import { Disclosure } from '../../../components/ui/Disclosure.tsx'
import type { SettingsErrors } from '../../../domain/offers/settings-refusal.ts'
import { useTexts } from '../../shared/island.tsx'
import { Part } from '../../shared/Part.tsx'
import type { Card, SettingsForm } from '../settings-form.ts'
import { useHoursWords } from './hours-words.ts'
import { SpecialDays } from './SpecialDays.tsx'
import { fromSpecialDayRows, fromTypedWeek } from './typed-hours.ts'
import { WeekHours } from './WeekHours.tsx'

interface Props {
  form: SettingsForm
  errors: SettingsErrors
  open: ReadonlySet<Card>
  onToggle: (card: Card) => void
  onChange: (changes: Partial<SettingsForm>) => void
}

/** Weekdays and dates on which the studio is open at other hours, or not at all. */
export function OtherHours({ form, errors, open, onToggle, onChange }: Props) {
  const { t } = useTexts('settings')
  const { weekWords, specialDaysWords } = useHoursWords()
  return (
    <Part anchor="hours" title={t('settings.otherHours')} text={t('settings.otherHoursText')}>
      <div className="folds">
        <Disclosure
          look="line"
          title={t('settings.weekHours')}
          summary={weekWords(fromTypedWeek(form.week))}
          open={open.has('week')}
          onToggle={() => onToggle('week')}
        >
          <WeekHours week={form.week} errors={errors} onChange={(week) => onChange({ week })} />
        </Disclosure>
        <Disclosure
          look="line"
          title={t('settings.specialDays')}
          summary={specialDaysWords(fromSpecialDayRows(form.specialDays))}
          open={open.has('specialDays')}
          onToggle={() => onToggle('specialDays')}
        >
          <SpecialDays
            rows={form.specialDays}
            always={form}
            errors={errors}
            onChange={(specialDays) => onChange({ specialDays })}
          />
        </Disclosure>
      </div>
    </Part>
  )
}
