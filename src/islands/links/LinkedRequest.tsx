import { useState } from 'react'
import { StatusBadge } from '../../components/ui/StatusBadge.tsx'
import type { LinkedRequest as Request } from '../../domain/booking/linked-request.ts'
import type { Result } from '../../domain/errors.ts'
import { localizedPath } from '../../i18n/url.ts'
import { useTexts } from '../shared/island.tsx'
import { useArrival } from '../shared/use-arrival.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { AnswerOutcome, type Outcome } from './AnswerOutcome.tsx'
import { RequestFacts } from './RequestFacts.tsx'
import { UndoAnswer } from './UndoAnswer.tsx'

interface Props {
  token: string
  request: Request
}

/** The request as it is now, what was done with it, and what can be. */
export function LinkedRequest({ token, request }: Props) {
  const { locale, t } = useTexts('bookings', 'links')
  const [outcome, setOutcome] = useState<Outcome>()
  const [undone, setUndone] = useState(false)
  const answer = useArrival<HTMLDivElement>(undone || outcome)

  function onAnswered(answered: Outcome) {
    setUndone(false)
    setOutcome(answered)
  }
  function onUndone(result: Result<void>) {
    setUndone(result.ok)
    setOutcome(result.ok ? undefined : result)
  }
  return (
    <article className="panel grid gap-6">
      <p>
        <StatusBadge status={request.status} label={t(`bookings.${request.status}`)} />
      </p>
      <div ref={answer} tabIndex={-1} className="empty:hidden">
        <AnswerOutcome request={request} outcome={outcome} undone={undone} />
      </div>
      {outcome?.ok && request.status !== 'pending' && <UndoAnswer token={token} onUndone={onUndone} />}
      <RequestFacts request={request} />
      {request.status === 'pending' && <AnswerForm token={token} request={request} onAnswered={onAnswered} />}
      <p className="flex flex-wrap gap-3 border-t border-line pt-6">
        <a className="button button-quiet" href={localizedPath(locale, '/admin')}>
          {t('links.toDesk')}
        </a>
        <a className="button button-quiet" href={localizedPath(locale, `/bookings/${request.id}`)}>
          {t('links.toBooking')}
        </a>
      </p>
    </article>
  )
}
