import { useTexts } from '../../shared/island.tsx'

/** By this a button that waits for a time is described. */
export const TIME_MISSING_ID = 'time-missing'

/** In the place of the time until there is one, while the button that books only leads there. */
export function TimeMissing() {
  const { t } = useTexts('bookings')
  return <span id={TIME_MISSING_ID}>{t('bookings.timeMissing')}</span>
}
