import { DayField } from '../../shared/DayField.tsx'
import { FoldedPart } from '../../shared/FoldedPart.tsx'
import { useTexts } from '../../shared/island.tsx'
import type { ClosureForm } from './closure-form.ts'

interface Props {
  form: ClosureForm
  change: (changed: Partial<ClosureForm>) => void
}

/** The days of a closure as dates, for who would rather type than choose in the month. */
export function TypedDays({ form: { firstDay, lastDay }, change }: Props) {
  const { t } = useTexts('admin')
  return (
    <FoldedPart title={t('admin.typeDays')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField
          label={t('admin.firstDay')}
          required
          value={firstDay}
          // The end follows the beginning, so that one day is one entry.
          onChange={(day) => change({ firstDay: day, ...(lastDay < day && { lastDay: day }) })}
        />
        <DayField
          label={t('admin.lastDay')}
          required
          value={lastDay}
          onChange={(day) => change({ lastDay: day })}
        />
      </div>
    </FoldedPart>
  )
}
