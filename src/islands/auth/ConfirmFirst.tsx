import { useState } from 'react'
import { Notice } from '../../components/ui/Notice.tsx'
import { resendConfirmation } from '../../stores/people/links.ts'
import { useTexts } from '../shared/island.tsx'
import { SendAgain } from '../shared/SendAgain.tsx'
import { errorText } from '../shared/texts.ts'
import { useSubmission } from '../shared/use-submission.ts'
import { confirmUrl } from './confirm-url.ts'

/** For people who registered and have not confirmed the address: sends another email. */
export function ConfirmFirst({ email }: { email: string }) {
  const { locale, t } = useTexts('auth', 'errors')
  const { busy, error, submit } = useSubmission()
  const [sent, setSent] = useState(false)

  async function send() {
    setSent(false)
    const result = await submit(() => resendConfirmation(email, confirmUrl(locale)))
    setSent(result?.ok ?? false)
    return result?.ok ?? false
  }

  return (
    <>
      {error && <Notice kind="failure">{errorText(t, error)}</Notice>}
      {sent && <Notice kind="success">{t('auth.resent')}</Notice>}
      <SendAgain label={t('auth.resend')} busy={busy} sent={false} onSend={send} />
    </>
  )
}
