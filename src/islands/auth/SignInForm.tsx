import { useStore } from '@nanostores/react'
import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { homeOf } from '../../domain/people/access.ts'
import { safeReturnPath } from '../../domain/return-path.ts'
import { localeFacts } from '../../i18n/locales.ts'
import { localizedPath } from '../../i18n/url.ts'
import { $session, loadSession } from '../../stores/people/session.ts'
import { signIn } from '../../stores/people/sign-in.ts'
import { takeCallbackOutcome } from '../shared/callback-outcome.ts'
import { island, useTexts } from '../shared/island.tsx'
import { errorText } from '../shared/texts.ts'
import { useSubmission } from '../shared/use-submission.ts'
import { ConfirmFirst } from './ConfirmFirst.tsx'
import { belongsToField, CredentialsFields } from './CredentialsFields.tsx'

export const SignInForm = island<'auth' | 'errors'>(SignInFormScreen)

function SignInFormScreen() {
  const { locale, t } = useTexts('auth', 'errors')
  const { busy, error, submit } = useSubmission()
  const [credentials, setCredentials] = useState({ email: '', password: '' })
  const session = useStore($session)
  const [outcome] = useState(takeCallbackOutcome)
  const next = new URLSearchParams(location.search).get('next')

  const leaving = useRef(false)
  const leave = useCallback(() => {
    const now = $session.get()
    const place = localizedPath(locale, now.status === 'signed-in' ? homeOf(now.account) : '/')
    // The answer and the changed session both lead away; two navigations would get in each other's way.
    if (!leaving.current) location.replace(next ? safeReturnPath(next) : place)
    leaving.current = true
  }, [next, locale])

  // Somebody who is signed in, perhaps in another tab just now, has no business here but a link's outcome.
  useEffect(() => {
    if (session.status === 'signed-in' && !outcome) leave()
  }, [session.status, outcome, leave])

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    const result = await submit(async () => {
      const answer = await signIn(credentials)
      // Whose place it is to begin at.
      if (answer.ok) await loadSession()
      return answer
    })
    if (result?.ok) leave()
  }

  return (
    <form className="grid gap-5" onSubmit={onSubmit} noValidate>
      {outcome && !error && (
        <Notice kind={outcome === 'callbackOneSide' ? 'info' : 'failure'}>{t(`auth.${outcome}`)}</Notice>
      )}
      {next && !outcome && !error && <Notice kind="info">{t('auth.signInToContinue')}</Notice>}
      {error && !belongsToField(error) && <Notice kind="failure">{errorText(t, error)}</Notice>}
      {error === 'email_not_confirmed' && <ConfirmFirst email={credentials.email} />}
      <CredentialsFields
        purpose="sign-in"
        credentials={credentials}
        onChange={setCredentials}
        error={error}
      />
      <Button type="submit" look="primary" busy={busy} busyText={t('auth.signingIn')}>
        {t('auth.signIn')}
      </Button>
      <p>
        <a className="link" href={localizedPath(locale, '/forgot-password')}>
          {t('auth.forgotPassword')}
        </a>
      </p>
      <p className="text-muted">
        {t('auth.noAccount')}
        {localeFacts[locale].marks.sentence}
        <a className="link" href={localizedPath(locale, '/register') + location.search}>
          {t('auth.createAccountLink')}
        </a>
      </p>
    </form>
  )
}
