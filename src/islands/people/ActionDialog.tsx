import { useState } from 'react'
import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx'
import { Field } from '../../components/ui/Field.tsx'
import { ACT_REASON_MAX_LENGTH, type AccountAction, reasonFor } from '../../domain/people/account-action.ts'
import { act } from '../../stores/people/account-actions.ts'
import type { UserDetails } from '../../stores/people/users.ts'
import { useTexts } from '../shared/island.tsx'
import { SubmitFailure } from '../shared/SubmitFailure.tsx'
import { errorText } from '../shared/texts.ts'
import { useArrival } from '../shared/use-arrival.ts'
import { useSubmission } from '../shared/use-submission.ts'
import { actionWords } from './action-words.ts'

interface Props {
  user: UserDetails
  action: AccountAction
  onClose: () => void
  onDone: () => void
}

/** Asks once before something is done to somebody's account, and why, where the log has to say it. */
export function ActionDialog({ user, action, onClose, onDone }: Props) {
  const { t } = useTexts('accounts', 'common', 'errors')
  const { busy, error, submit } = useSubmission()
  const [reason, setReason] = useState('')
  const asked = reasonFor(action)
  // The reason is what is written next; where none is asked for, the browser begins with the way back.
  const field = useArrival<HTMLTextAreaElement>(asked)
  const words = actionWords(t, action, user)
  const missing = error === 'reason_missing'

  async function carryOut() {
    const result = await submit(() => act(user, action, reason))
    if (result?.ok) onDone()
    else if (result?.code === 'reason_missing') field.current?.focus()
  }

  return (
    <ConfirmDialog
      title={words.title}
      no={t('common.cancel')}
      onNo={onClose}
      yes={words.yes}
      onYes={carryOut}
      look={['unblock', 'send_recovery', 'invite'].includes(action) ? 'primary' : 'danger'}
      busyText={busy && t('common.pleaseWait')}
    >
      <p>{words.question}</p>
      {asked && (
        <div className="mt-3">
          <Field
            label={labelOf()}
            hint={t(action === 'remove_factors' ? 'accounts.checkedHint' : 'accounts.reasonHint')}
            error={missing ? errorText(t, error) : undefined}
          >
            {(control) => (
              <textarea
                {...control}
                ref={field}
                className="control"
                rows={3}
                maxLength={ACT_REASON_MAX_LENGTH}
                required={asked === 'needed'}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </Field>
        </div>
      )}
      {error && !missing && <SubmitFailure title={t('accounts.failed')} code={error} />}
    </ConfirmDialog>
  )

  function labelOf() {
    if (action === 'remove_factors') return t('accounts.checked')
    return t(asked === 'needed' ? 'accounts.reason' : 'accounts.reasonOptional')
  }
}
