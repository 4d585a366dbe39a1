import { Chevron } from '../../../components/ui/Chevron.tsx'
import type { StudioRules } from '../../../domain/offers/rules.ts'
import { cancelWords, type Wished, waitingWords } from '../../../i18n/rule-words.ts'
import { useTexts } from '../../shared/island.tsx'

interface Props {
  rules: StudioRules
  wished: Wished | undefined
  /** Whether an admin fills in the form, whom the customer's own ways out do not concern. */
  byAdmin: boolean
}

/** What counts for a booking: how it can be cancelled, which one has to know before it is sent; all else is folded. */
export function BookingTerms({ rules, wished, byAdmin }: Props) {
  const { locale, t } = useTexts('common', 'bookings')
  const known = byAdmin || rules.cancelHours !== null
  const cancelling =
    cancelWords({ locale, t }, rules, wished) ?? (known ? undefined : t('bookings.ruleCancelAsk'))
  return (
    <div className="border-t border-line pt-3 text-fluid-sm text-muted">
      {cancelling && <p>{cancelling}</p>}
      <details>
        <summary className="unfold">
          {t('bookings.terms')}
          <Chevron />
        </summary>
        <ul className="grid gap-2">
          {[
            t('common.owed'),
            t('common.pay'),
            ...(byAdmin ? [] : [t('bookings.pendingChanges')]),
            ...waitingWords({ locale, t }, rules, wished),
          ].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}
