import type { Wish } from '../../../domain/booking/booking.ts'
import { sameWish } from '../../../domain/booking/same-wish.ts'
import { fitsHours } from '../../../domain/booking/start-times.ts'
import { type Judging, moveRefusal, wishRefusal } from '../../../domain/booking/wish-refusal.ts'
import { studioNow } from '../../../stores/clock.ts'
import { useTexts } from '../../shared/island.tsx'
import { errorText } from '../../shared/texts.ts'
import type { useTimes } from '../times/use-times.ts'
import type { BookingFormProps } from './form-props.ts'

/** The problems of the chosen time; `refusal` is what the taken times say. */
export function useJudgement(
  wish: Wish | undefined,
  refusal: ReturnType<typeof useTimes>['refusal'],
  { settings, booking, byAdmin }: Omit<Judging, 'now'> & Pick<BookingFormProps, 'booking'>,
) {
  const { t } = useTexts('times', 'errors')
  const now = studioNow()
  const inTheWay = refusal && t(refusal === 'booking_closed' ? 'times.chosenClosed' : 'times.chosenTaken')
  // What the rules say comes first, as in the database: another time of the same day would not help.
  const rule = wish && ruleRefusal(wish)
  const problem = rule ? errorText(t, rule) : inTheWay

  function ruleRefusal(wish: Wish) {
    const judging = { now, settings, byAdmin }
    return booking ? moveRefusal(booking, wish, judging) : wishRefusal(wish, judging)
  }

  const unchanged = booking && wish && sameWish(booking, wish)
  return {
    now,
    /** What is wrong with the wish, in words. */
    problem,
    /** As the answer to what was sent names it. */
    code: rule ?? refusal,
    /** The same in words, only where somebody else has the time or the studio is closed. */
    inTheWay,
    /** Whether an admin's time lies outside the opening hours, about which the form asks once. */
    outside: byAdmin && wish && !fitsHours(wish, settings) && !unchanged && !problem,
  }
}
