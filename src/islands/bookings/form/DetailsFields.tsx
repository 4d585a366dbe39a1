import { Fragment, type ReactNode } from 'react'
import { Field } from '../../../components/ui/Field.tsx'
import { type Details, NOTES_MAX_LENGTH } from '../../../domain/booking/details.ts'
import { formatNumber } from '../../../i18n/format-number.ts'
import { useTexts } from '../../shared/island.tsx'

interface Props {
  details: Details
  /** Whether an admin says it. */
  byAdmin: boolean
  change: (changed: Partial<Details>) => void
}

/** What else there is to say about a session, each detail in a field of its own. */
export function DetailsFields({ details, byAdmin, change }: Props) {
  const { t } = useTexts('bookings')
  const fields: Record<keyof Details, ReactNode> = {
    notes: (
      <div>
        <Field
          label={t('bookings.notes')}
          hint={t(byAdmin ? 'bookings.notesHintStudio' : 'bookings.notesHint')}
        >
          {(control) => (
            <textarea
              {...control}
              name="notes"
              className="control"
              rows={3}
              maxLength={NOTES_MAX_LENGTH}
              value={details.notes}
              onChange={(event) => change({ notes: event.target.value })}
            />
          )}
        </Field>
        <CharactersLeft of={details.notes} />
      </div>
    ),
  }
  return Object.entries(fields).map(([name, field]) => <Fragment key={name}>{field}</Fragment>)
}

/** How much room is left; said aloud only where it gets short. */
function CharactersLeft({ of: text }: { of: string }) {
  const { locale, t } = useTexts('bookings')
  const left = NOTES_MAX_LENGTH - text.length
  const words = t('bookings.notesLeft', { left: formatNumber(locale, left) })
  return (
    <div className="-mb-3 min-h-6 text-end text-fluid-sm text-muted tabular-nums">
      <span aria-hidden="true">{text !== '' && words}</span>
      <span role="status" className="sr-only">
        {left <= 100 && left % 20 === 0 && words}
      </span>
    </div>
  )
}
