import { Field } from '../../../components/ui/Field.tsx'
import { STEP_MINUTES } from '../../../domain/calendar/half-hours.ts'
import { useTexts } from '../../shared/island.tsx'
import { ChosenDays } from './ChosenDays.tsx'
import { ClosureLight } from './ClosureLight.tsx'
import type { ClosureForm } from './closure-form.ts'

interface Props {
  form: ClosureForm
  change: (changed: Partial<ClosureForm>) => void
}

/** From when until when: the days that are chosen beside it, and times where it is not whole days. */
export function ClosureTimes({ form, change }: Props) {
  const { t } = useTexts('common', 'admin')
  const { firstDay, lastDay, wholeDays } = form
  return (
    <fieldset className="grid gap-4">
      <legend className="sr-only">{t('admin.closurePeriod')}</legend>
      <ChosenDays firstDay={firstDay} lastDay={lastDay} />
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          className="size-5 accent-daylight"
          type="checkbox"
          checked={wholeDays}
          onChange={(event) => change({ wholeDays: event.target.checked })}
        />
        {t('admin.wholeDays')}
      </label>
      {!wholeDays && (
        <div className="grid grid-cols-2 gap-4">
          <TimeField label={t('admin.from')} value={form.from} onChange={(from) => change({ from })} />
          <TimeField label={t('admin.to')} value={form.to} onChange={(to) => change({ to })} />
        </div>
      )}
      {!wholeDays && <p className="text-fluid-sm text-muted">{t('common.studioTime')}</p>}
      <ClosureLight form={form} />
    </fieldset>
  )
}

interface FieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

function TimeField({ label, value, onChange }: FieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          className="control"
          type="time"
          required
          step={STEP_MINUTES * 60}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
