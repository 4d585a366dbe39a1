import { useTexts } from '../../shared/island.tsx'

/** By this a button that waits for a time is described. */
export const TIME_MISSING_ID = 'time-missing'

/** Above the button that books, while it only leads to the times. */
export function TimeMissing() {
  const { t } = useTexts('bookings')
  return (
    <p id={TIME_MISSING_ID} className="text-fluid-sm text-muted group-data-timed/frame:hidden">
      {t('bookings.timeMissing')}
    </p>
  )
}
