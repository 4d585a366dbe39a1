import { Field } from '../../../components/ui/Field.tsx'
import type { BookingFilter } from '../../../domain/booking/booking-query.ts'
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
      <Field label={t('admin.fromDay')}>
        {(control) => (
          <input
            {...control}
            className="control px-2.5"
            type="date"
            max={to}
            value={from ?? ''}
            onChange={({ target }) => onChange({ from: target.value || undefined })}
          />
        )}
      </Field>
      <Field label={t('admin.toDay')}>
        {(control) => (
          <input
            {...control}
            className="control px-2.5"
            type="date"
            min={from}
            value={to ?? ''}
            onChange={({ target }) => onChange({ to: target.value || undefined })}
          />
        )}
      </Field>
    </>
  )
}
