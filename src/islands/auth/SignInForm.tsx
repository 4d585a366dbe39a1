import { useStore } from '@nanostores/react'
import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { homeOf } from '../../domain/people/access.ts'
import { returnPath } from '../../i18n/return-path.ts'
import { localizedPath } from '../../i18n/url.ts'
import { $session, loadSession } from '../../stores/people/session.ts'
import { signIn } from '../../stores/people/sign-in.ts'
import { typedEmail } from '../../stores/people/typed-email.ts'
import { takeCallbackOutcome } from '../shared/callback-outcome.ts'
import { island, useTexts } from '../shared/island.tsx'
import { errorText } from '../shared/texts.ts'
import { useSubmission } from '../shared/use-submission.ts'
import { ChosenTime } from './ChosenTime.tsx'
import { ConfirmFirst } from './ConfirmFirst.tsx'
import { belongsToField, CredentialsFields } from './CredentialsFields.tsx'
import { useCredentials } from './use-credentials.ts'

export const SignInForm = island<'auth' | 'errors'>(SignInFormScreen)

function SignInFormScreen() {
  const { locale, t } = useTexts('auth', 'errors')
  const { busy, error, submit } = useSubmission()
  const [credentials, setCredentials] = useCredentials()
  const session = useStore($session)
  const [outcome] = useState(takeCallbackOutcome)
  const next = new URLSearchParams(location.search).get('next')

  const leaving = useRef(false)
  const leave = useCallback(() => {
    const now = $session.get()
    const place = localizedPath(locale, now.status === 'signed-in' ? homeOf(now.account) : '/')
    // The answer and the changed session both lead away; two navigations would get in each other's way.
    if (!leaving.current) location.replace(returnPath(locale, next) ?? place)
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
    if (!result?.ok) return
    typedEmail.forget()
    leave()
  }

  return (
    <form className="grid gap-5" onSubmit={onSubmit} noValidate>
      {outcome && !error && (
        <Notice kind={outcome === 'callbackOneSide' ? 'info' : 'failure'}>{t(`auth.${outcome}`)}</Notice>
      )}
      <ChosenTime next={next} />
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
        <a className="link" href={localizedPath(locale, '/forgot-password') + location.search}>
          {t('auth.forgotPassword')}
        </a>
      </p>
      <p className="grid gap-2 border-t border-line pt-5 text-muted">
        {t('auth.noAccount')}
        <a className="button button-quiet" href={localizedPath(locale, '/register') + location.search}>
          {t('auth.createAccountLink')}
        </a>
      </p>
    </form>
  )
}
