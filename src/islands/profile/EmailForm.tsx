import { type SubmitEvent, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { localizedPath } from '../../i18n/url.ts'
import { requestEmailChange } from '../../stores/people/email.ts'
import type { Account } from '../../stores/people/session.ts'
import { EmailField, isEmailError } from '../shared/EmailField.tsx'
import { FoldedPart } from '../shared/FoldedPart.tsx'
import { useTexts } from '../shared/island.tsx'
import { SubmitFailure } from '../shared/SubmitFailure.tsx'
import { useSubmission } from '../shared/use-submission.ts'

/** The address one signs in with, and the way to another. */
export function EmailForm({ account }: { account: Account }) {
  const { locale, t } = useTexts('profile')
  const { busy, error, submit } = useSubmission()
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string>()

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    setSentTo(undefined)
    const callbackUrl = location.origin + localizedPath(locale, '/auth/confirm')
    const result = await submit(() => requestEmailChange(account, email, callbackUrl))
    if (!result?.ok) return
    setSentTo(email.trim())
    setEmail('')
  }

  return (
    <FoldedPart
      look="line"
      title={t('profile.emailTitle')}
      summary={<span className="text-base wrap-anywhere text-ink">{account.email}</span>}
    >
      <p className="text-fluid-sm text-muted">{t('profile.emailText')}</p>
      <form className="grid gap-5" onSubmit={onSubmit} noValidate>
        <EmailField label={t('profile.newEmail')} value={email} onChange={setEmail} error={error} />
        {error && !isEmailError(error) && <SubmitFailure code={error} typed />}
        {sentTo && (
          <Notice kind="success">{t('profile.emailSent', { current: account.email, wanted: sentTo })}</Notice>
        )}
        <Button type="submit" className="justify-self-start" busy={busy} busyText={t('profile.sending')}>
          {t('profile.changeEmail')}
        </Button>
      </form>
    </FoldedPart>
  )
}
