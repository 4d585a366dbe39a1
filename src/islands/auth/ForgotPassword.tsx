import { type SubmitEvent, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { localizedPath } from '../../i18n/url.ts'
import { requestPasswordReset } from '../../stores/people/password.ts'
import { EmailField, isEmailError } from '../shared/EmailField.tsx'
import { island, useTexts } from '../shared/island.tsx'
import { SendAgain } from '../shared/SendAgain.tsx'
import { errorText } from '../shared/texts.ts'
import { useArrival } from '../shared/use-arrival.ts'
import { useSubmission } from '../shared/use-submission.ts'
import { confirmUrl } from './confirm-url.ts'
import { useTypedEmail } from './use-typed-email.ts'

/** Asks for the address and sends a link to a new password; the answer is the same for every address. */
export const ForgotPassword = island<'auth' | 'errors'>(ForgotPasswordScreen)

function ForgotPasswordScreen() {
  const { locale, t } = useTexts('auth', 'errors')
  const { busy, error, submit } = useSubmission()
  const [email, setEmail] = useTypedEmail()
  const [timesSent, setTimesSent] = useState(0)
  const sent = timesSent > 0
  const heading = useArrival<HTMLHeadingElement>(sent)

  async function send() {
    const result = await submit(() => requestPasswordReset(email, confirmUrl(locale)))
    if (result?.ok) setTimesSent(timesSent + 1)
    return result?.ok ?? false
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    send()
  }

  const failure = error && !isEmailError(error) && <Notice kind="failure">{errorText(t, error)}</Notice>
  const back = (
    <p>
      <a className="link" href={localizedPath(locale, '/login') + location.search}>
        {t('auth.backToLogin')}
      </a>
    </p>
  )
  if (sent) {
    return (
      <div className="grid gap-5">
        <h1 ref={heading} tabIndex={-1} className="text-fluid-xl font-semibold">
          {t('auth.checkEmailTitle')}
        </h1>
        <p className="wrap-anywhere">{t('auth.forgotSentText', { email: email.trim() })}</p>
        <p className="text-muted">{t('auth.checkEmailHint')}</p>
        {failure}
        {timesSent > 1 && <Notice kind="success">{t('auth.linkSentAgain')}</Notice>}
        <SendAgain label={t('auth.sendLinkAgain')} busy={busy} sent onSend={send} />
        {back}
      </div>
    )
  }
  return (
    <form className="grid gap-5" onSubmit={onSubmit} noValidate>
      {failure}
      <EmailField label={t('auth.email')} value={email} onChange={setEmail} error={error} />
      <Button type="submit" look="primary" busy={busy} busyText={t('auth.sending')}>
        {t('auth.sendLink')}
      </Button>
      {back}
    </form>
  )
}
