import { Notice } from '../../components/ui/Notice.tsx'
import type { LinkedRequest } from '../../domain/booking/linked-request.ts'
import type { Result } from '../../domain/errors.ts'
import { momentWords } from '../../i18n/format.ts'
import { localeFacts } from '../../i18n/locales.ts'
import { useTexts } from '../shared/island.tsx'
import { errorText } from '../shared/texts.ts'

/** What came of a press on this page. */
export type Outcome = Result<{ reason: boolean }>

interface Props {
  request: LinkedRequest
  outcome: Outcome | undefined
  /** Whether the answer was taken back. */
  undone: boolean
}

/** What the press on this page did; before it, whether there is still something to answer. */
export function AnswerOutcome({ request, outcome, undone }: Props) {
  const { t } = useTexts('errors', 'links')
  if (undone && request.status === 'pending') return <Notice kind="success">{t('links.undone')}</Notice>
  if (outcome?.ok) {
    const declined = outcome.value.reason ? t('links.declinedNowWithReason') : t('links.declinedNow')
    return (
      <Notice kind="success">{request.status === 'confirmed' ? t('links.confirmedNow') : declined}</Notice>
    )
  }
  const refusal = outcome?.code
  const gone = refusal === 'booking_taken' || refusal === 'booking_closed'
  // Answered and without its time is only one whose answer could not be taken back.
  if (refusal && (refusal === 'booking_undo_too_late' || (gone && request.status !== 'pending')))
    return <Notice kind="failure">{errorText(t, refusal)}</Notice>
  if (request.status !== 'pending') return <AnsweredBefore request={request} />
  if (!refusal) return null
  if (refusal === 'booking_changed_meanwhile')
    return <Notice kind="info">{t('links.changedMeanwhile')}</Notice>
  return <Notice kind="failure">{gone ? t('links.timeGone') : errorText(t, refusal)}</Notice>
}

const ended = {
  studio: 'links.alreadyDeclined',
  customer: 'links.alreadyWithdrawn',
  nobody: 'links.alreadyReleased',
} as const

function AnsweredBefore({ request: { status, answer } }: Pick<Props, 'request'>) {
  const { locale, t } = useTexts('links')
  const who = answer?.name ? [answer.name] : []
  return (
    <Notice kind="info">
      <p className="font-semibold">
        {status === 'confirmed' ? t('links.alreadyConfirmed') : t(ended[answer?.by ?? 'studio'])}
      </p>
      {answer && <p>{[...who, momentWords(locale, answer.at)].join(localeFacts[locale].marks.list)}</p>}
    </Notice>
  )
}
