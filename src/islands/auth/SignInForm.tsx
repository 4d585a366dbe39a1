import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Notice } from '../../components/ui/Notice.tsx'
import { homeOf } from '../../domain/people/access.ts'
import { returnPath } from '../../i18n/return-path.ts'
import { localizedPath } from '../../i18n/url.ts'
import { sendSignInCode } from '../../stores/people/codes.ts'
import { $session, loadSession } from '../../stores/people/session.ts'
import { typedEmail } from '../../stores/people/typed-email.ts'
import { takeCallbackOutcome } from '../shared/callback-outcome.ts'
import { island, useTexts } from '../shared/island.tsx'
import { useArrival } from '../shared/use-arrival.ts'
import { ChosenTime } from './ChosenTime.tsx'
import { CodeSignIn } from './CodeSignIn.tsx'
import { confirmUrl } from './confirm-url.ts'
import { PasswordSignIn } from './PasswordSignIn.tsx'
import { ProviderButtons } from './ProviderButtons.tsx'
import { SecondStepForm } from './SecondStepForm.tsx'
import { useCredentials } from './use-credentials.ts'

/** The ways to sign in: a password, a mailed code or a service, then the second step of accounts that have one. */
export const SignInForm = island<'auth' | 'common' | 'errors' | 'step'>(SignInFormScreen)

function SignInFormScreen() {
  const { locale, t } = useTexts('auth')
  const [credentials, setCredentials] = useCredentials()
  const [codeSentTo, setCodeSentTo] = useState(codeSentToHere)
  const [backToPassword, setBackToPassword] = useState(false)
  const password = useArrival<HTMLFormElement>(backToPassword)
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

  // Somebody who is signed in already, perhaps in another tab just now, only reads how a link ended.
  useEffect(() => {
    if (session.status === 'signed-in' && !outcome) leave()
  }, [session.status, outcome, leave])

  async function onSignedIn() {
    typedEmail.forget()
    // Tells the role, which decides where to begin, and whether a second step is still to be done.
    await loadSession()
    if ($session.get().status !== 'second-step') leave()
  }

  async function sendCode(email: string) {
    const result = await sendSignInCode(email, confirmUrl(locale))
    if (result.ok) remember(email.trim())
    return result
  }

  // The page may have been loaded anew while the mail was read on the same phone.
  function remember(email: string | undefined) {
    history.replaceState(email ? { codeSentTo: email } : null, '')
    setCodeSentTo(email)
    setBackToPassword(email === undefined)
  }

  const notice = outcome ? (
    <Notice kind="failure">{t(`auth.${outcome}`)}</Notice>
  ) : (
    next && <Notice kind="info">{t('auth.signInToContinue')}</Notice>
  )
  if (session.status === 'second-step') return <SecondStepForm onDone={leave} />
  return (
    <div className="grid gap-5">
      <ChosenTime next={next} />
      {codeSentTo ? (
        <CodeSignIn
          email={codeSentTo}
          onSignedIn={onSignedIn}
          onCode={() => sendCode(codeSentTo)}
          onPassword={() => remember(undefined)}
        />
      ) : (
        <PasswordSignIn
          ref={password}
          credentials={credentials}
          onChange={setCredentials}
          notice={notice}
          onSignedIn={onSignedIn}
          onCode={() => sendCode(credentials.email)}
        />
      )}
      <ProviderButtons />
      <p className="flex flex-wrap items-center gap-x-3 border-t border-line pt-2 text-muted">
        {t('auth.noAccount')}
        <a className="more" href={localizedPath(locale, '/register') + location.search}>
          {t('auth.createAccountLink')}
        </a>
      </p>
    </div>
  )
}

const codeSentToHere = () => (history.state as { codeSentTo?: string } | null)?.codeSentTo
