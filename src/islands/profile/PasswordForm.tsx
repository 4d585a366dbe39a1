import { type SubmitEvent, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { loadCalendarFeed } from '../../stores/people/calendar-feed.ts'
import { sendConfirmationCode } from '../../stores/people/codes.ts'
import { changePassword } from '../../stores/people/password.ts'
import type { Account } from '../../stores/people/session.ts'
import { CodeField, isCodeError } from '../shared/CodeField.tsx'
import { FoldedPart } from '../shared/FoldedPart.tsx'
import { useTexts } from '../shared/island.tsx'
import { isPasswordError, PasswordField } from '../shared/PasswordField.tsx'
import { SubmitFailure } from '../shared/SubmitFailure.tsx'
import { useArrival } from '../shared/use-arrival.ts'
import { useSubmission } from '../shared/use-submission.ts'
import { SendCodeAgain } from './SendCodeAgain.tsx'

export function PasswordForm({ account }: { account: Account }) {
  const { t } = useTexts('profile')
  const { busy, error, submit } = useSubmission()
  const [password, setPassword] = useState('')
  /** The mailed code that an old session needs; undefined while none is needed. */
  const [code, setCode] = useState<string>()
  const [changed, setChanged] = useState(false)
  const codeField = useArrival<HTMLInputElement>(code !== undefined)

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    setChanged(false)
    const result = await submit(async () => {
      const answer = await changePassword(password, code)
      // The service looks at the code first, and takes it once.
      if (code && !answer.ok && answer.code === 'password_same') setCode('')
      if (answer.ok || answer.code !== 'reauthentication_needed') return answer
      const sent = await sendConfirmationCode()
      if (sent.ok) setCode('')
      return sent.ok ? answer : sent
    })
    if (!result?.ok) return
    setChanged(true)
    // With the old password ends the calendar's address, which this page shows.
    void loadCalendarFeed()
    setPassword('')
    setCode(undefined)
  }

  const besideField = isPasswordError(error) || isCodeError(error)
  return (
    <FoldedPart look="line" title={t('profile.passwordTitle')}>
      <p className="text-fluid-sm text-muted">{t('profile.passwordSummary')}</p>
      <form className="grid gap-5" onSubmit={onSubmit} noValidate>
        {/* Lets password managers know whose password this is. */}
        <input type="hidden" name="email" autoComplete="username" value={account.email} readOnly />
        <PasswordField
          label={t('profile.newPassword')}
          purpose="new"
          value={password}
          onChange={setPassword}
          error={error}
        />
        {error && !besideField && error !== 'reauthentication_needed' && <SubmitFailure code={error} />}
        {code !== undefined && (
          <>
            <Notice kind="info">{t('profile.passwordCodeText', { email: account.email })}</Notice>
            <CodeField
              ref={codeField}
              value={code}
              onChange={setCode}
              error={error === 'password_same' ? 'code_wrong' : error}
            />
            <SendCodeAgain />
          </>
        )}
        {changed && <Notice kind="success">{t('profile.passwordChanged')}</Notice>}
        <Button type="submit" className="justify-self-start" busy={busy} busyText={t('profile.saving')}>
          {t('profile.changePassword')}
        </Button>
      </form>
    </FoldedPart>
  )
}
