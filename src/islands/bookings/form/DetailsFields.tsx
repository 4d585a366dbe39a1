import { Field } from '../../../components/ui/Field.tsx'
import { type Details, NOTES_MAX_LENGTH } from '../../../domain/booking/booking.ts'
import { useTexts } from '../../shared/island.tsx'

interface Props {
  details: Details
  change: (changed: Partial<Details>) => void
}

/** What else there is to say about a session. */
export function DetailsFields({ details, change }: Props) {
  const { t } = useTexts('bookings')
  return (
    <div className="panel">
      <Field label={t('bookings.notes')} hint={t('bookings.notesHint')}>
        {(control) => (
          <textarea
            {...control}
            className="control"
            rows={4}
            maxLength={NOTES_MAX_LENGTH}
            value={details.notes}
            onChange={(event) => change({ notes: event.target.value })}
          />
        )}
      </Field>
    </div>
  )
}
