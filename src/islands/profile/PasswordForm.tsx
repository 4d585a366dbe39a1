import { type SubmitEvent, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { changePassword } from '../../stores/people/password.ts'
import type { Account } from '../../stores/people/session.ts'
import { useTexts } from '../shared/island.tsx'
import { Part } from '../shared/Part.tsx'
import { isPasswordError, PasswordField } from '../shared/PasswordField.tsx'
import { SubmitFailure } from '../shared/SubmitFailure.tsx'
import { useSubmission } from '../shared/use-submission.ts'

export function PasswordForm({ account }: { account: Account }) {
  const { t } = useTexts('profile')
  const { busy, error, submit } = useSubmission()
  const [password, setPassword] = useState('')
  const [changed, setChanged] = useState(false)

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    setChanged(false)
    const result = await submit(() => changePassword(password))
    if (!result?.ok) return
    setChanged(true)
    setPassword('')
  }

  return (
    <Part title={t('profile.passwordTitle')}>
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
        {error && !isPasswordError(error) && <SubmitFailure code={error} />}
        {changed && <Notice kind="success">{t('profile.passwordChanged')}</Notice>}
        <Button type="submit" className="justify-self-start" busy={busy} busyText={t('profile.saving')}>
          {t('profile.changePassword')}
        </Button>
      </form>
    </Part>
  )
}
