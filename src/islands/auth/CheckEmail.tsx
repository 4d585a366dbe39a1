import { useState } from 'react'
import { Notice } from '../../components/ui/Notice.tsx'
import { localeFacts } from '../../i18n/locales.ts'
import { localizedPath } from '../../i18n/url.ts'
import { resendConfirmation } from '../../stores/people/links.ts'
import { useTexts } from '../shared/island.tsx'
import { SendAgain } from '../shared/SendAgain.tsx'
import { errorText } from '../shared/texts.ts'
import { useArrival } from '../shared/use-arrival.ts'
import { useSubmission } from '../shared/use-submission.ts'

interface Props {
  email: string
  callbackUrl: string
  /** Leads back to the form, where the address can be put right. */
  onOther: () => void
}

/** What follows a registration: look into your inbox, or have the email sent again. */
export function CheckEmail({ email, callbackUrl, onOther }: Props) {
  const { locale, t } = useTexts('auth', 'errors')
  const { busy, error, submit } = useSubmission()
  const [resent, setResent] = useState(false)
  const heading = useArrival<HTMLHeadingElement>(true)

  async function resend() {
    setResent(false)
    const result = await submit(() => resendConfirmation(email, callbackUrl))
    setResent(result?.ok ?? false)
    return result?.ok ?? false
  }

  return (
    <div className="grid gap-5">
      <h1 ref={heading} tabIndex={-1} className="text-fluid-xl font-semibold">
        {t('auth.checkEmailTitle')}
      </h1>
      <div className="wrap-anywhere">
        <p>{t('auth.checkEmailText', { email })}</p>
        <button type="button" className="link min-h-11 cursor-pointer" onClick={onOther}>
          {t('auth.otherAddress')}
        </button>
      </div>
      <p className="text-muted">{t('auth.checkEmailHint')}</p>
      {error && <Notice kind="failure">{errorText(t, error)}</Notice>}
      {resent && <Notice kind="success">{t('auth.resent')}</Notice>}
      <SendAgain label={t('auth.resend')} busy={busy} sent onSend={resend} />
      <p className="text-muted">
        {t('auth.registeredBefore')}
        {localeFacts[locale].marks.sentence}
        <a className="link" href={localizedPath(locale, '/forgot-password') + location.search}>
          {t('auth.forgotPassword')}
        </a>
      </p>
      <p>
        <a className="link" href={localizedPath(locale, '/login') + location.search}>
          {t('auth.backToLogin')}
        </a>
      </p>
    </div>
  )
}
