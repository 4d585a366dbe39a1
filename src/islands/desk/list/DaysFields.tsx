import type { BookingFilter } from '../../../domain/booking/booking-query.ts'
import { DayField } from '../../shared/DayField.tsx'
import { useTexts } from '../../shared/island.tsx'

interface Props {
  filter: Pick<BookingFilter, 'from' | 'to'>
  onChange: (changes: Partial<BookingFilter>) => void
}

/** The first and the last day of those to look at. */
export function DaysFields({ filter: { from, to }, onChange }: Props) {
  const { t } = useTexts('admin')
  return (
    <>
      <DayField
        label={t('admin.fromDay')}
        max={to}
        value={from ?? ''}
        onChange={(day) => onChange({ from: day || undefined })}
      />
      <DayField
        label={t('admin.toDay')}
        min={from}
        value={to ?? ''}
        onChange={(day) => onChange({ to: day || undefined })}
      />
    </>
  )
}
