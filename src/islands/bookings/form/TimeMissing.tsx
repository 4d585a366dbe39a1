import { useTexts } from '../../shared/island.tsx'

/** The id of the description of a button that waits for a time. */
export const TIME_MISSING_ID = 'time-missing'

/** Shown instead of the time until one is chosen, while the button that books only leads to the times. */
export function TimeMissing() {
  const { t } = useTexts('bookings')
  return <span id={TIME_MISSING_ID}>{t('bookings.timeMissing')}</span>
}
