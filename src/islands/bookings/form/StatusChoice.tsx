import { useTexts } from '../../shared/island.tsx'

/** The status with which an admin enters a booking. */
export type NewStatus = 'pending' | 'confirmed'

const choices: NewStatus[] = ['confirmed', 'pending']

interface Props {
  chosen: NewStatus
  onChoose: (status: NewStatus) => void
}

export function StatusChoice({ chosen, onChoose }: Props) {
  const { t } = useTexts('bookings')
  return (
    <fieldset className="grid gap-1 border-t border-line pt-2">
      <legend className="sr-only">{t('bookings.status')}</legend>
      {choices.map((status) => (
        <label key={status} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="status"
            className="size-5 accent-ink"
            checked={status === chosen}
            onChange={() => onChoose(status)}
          />
          {t(status === 'confirmed' ? 'bookings.bookConfirmed' : 'bookings.bookPending')}
        </label>
      ))}
    </fieldset>
  )
}
