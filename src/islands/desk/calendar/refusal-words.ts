import { periodOf } from '../../../domain/booking/booking.ts'
import { customerName } from '../../../i18n/customer-name.ts'
import { periodWords } from '../../../i18n/session-words.ts'
import { useTexts } from '../../shared/island.tsx'
import { errorText } from '../../shared/texts.ts'
import type { Refused } from './use-rearranging.ts'

/** Says why a booking cannot be somewhere, and by whom the time is held. */
export function useRefusalWords(): (refused: NonNullable<Refused>) => string {
  const language = useTexts('admin', 'bookings', 'errors')
  const { t } = language
  return ({ code, by }) =>
    by
      ? t('admin.takenBy', { name: customerName(t, by), time: periodWords(language, periodOf(by)) })
      : errorText(t, code)
}
