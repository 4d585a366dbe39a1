import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import type { LinkedRequest } from '../../domain/booking/linked-request.ts'
import { momentWords } from '../../i18n/format.ts'
import { reasonDraft } from '../../stores/bookings/reason-draft.ts'
import { $ahead, needClock, studioNow } from '../../stores/clock.ts'
import { answerRequest } from '../../stores/linked-request.ts'
import { useTexts } from '../shared/island.tsx'
import { ReasonField } from '../shared/ReasonField.tsx'
import { useArrival } from '../shared/use-arrival.ts'
import { useSubmission } from '../shared/use-submission.ts'
import type { Outcome } from './AnswerOutcome.tsx'

interface Props {
  token: string
  /** A request that still waits. */
  request: LinkedRequest
  onAnswered: (outcome: Outcome) => void
}

/** Confirms, or declines with a note that the customer reads. What is typed stays, whatever becomes of the request. */
export function AnswerForm({ token, request, onAnswered }: Props) {
  const { locale, t } = useTexts('bookings', 'common', 'links')
  const { busy, submit } = useSubmission()
  const [reason, setReason] = useState(() => reasonDraft.read(request.id) ?? '')
  const [answer, setAnswer] = useState<'confirmed' | 'cancelled'>()
  const [declining, setDeclining] = useState(reason !== '')
  // The focus follows a press; on arrival it stays with the page.
  const [pressed, setPressed] = useState(false)
  const field = useArrival<HTMLTextAreaElement>(pressed && declining)
  const decline = useArrival<HTMLButtonElement>(pressed && !declining)
  useStore($ahead)
  useEffect(() => {
    needClock()
  }, [])
  const over = request.start <= studioNow()

  function turn(on: boolean) {
    setPressed(true)
    setDeclining(on)
  }

  function type(text: string) {
    setReason(text)
    reasonDraft.keep(text, request.id)
  }

  async function send(status: 'confirmed' | 'cancelled') {
    setAnswer(status)
    const said = status === 'cancelled' ? reason : ''
    const result = await submit(() => answerRequest(token, request, { status, reason: said }))
    if (result) onAnswered(result.ok ? { ok: true, value: { reason: said.trim() !== '' } } : result)
  }
  const busyWith = (status: 'confirmed' | 'cancelled') => ({
    busy: busy && answer === status,
    busyText: t('links.sending'),
  })

  return (
    <div className="grid gap-5 border-t border-line pt-6">
      <p className="text-muted">
        {t(over ? 'links.timeOver' : 'links.pressToAnswer')}
        {!over && request.expiresAt && (
          <> {t('links.answerBy', { moment: momentWords(locale, request.expiresAt) })}</>
        )}
      </p>
      {declining && <ReasonField ref={field} value={reason} customers={[request.customer]} onChange={type} />}
      {declining ? (
        <div className="flex flex-wrap gap-3">
          <Button look="danger" {...busyWith('cancelled')} onClick={() => send('cancelled')}>
            {t('links.declineNow')}
          </Button>
          <Button onClick={() => turn(false)}>{t('common.back')}</Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-3">
          {!over && (
            <Button look="primary" {...busyWith('confirmed')} onClick={() => send('confirmed')}>
              {t('links.confirm')}
            </Button>
          )}
          <Button ref={decline} look="danger" onClick={() => turn(true)}>
            {t('bookings.decline')}
          </Button>
        </div>
      )}
    </div>
  )
}
