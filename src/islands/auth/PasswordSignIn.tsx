import type { ReactNode, Ref, SubmitEvent } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import type { Result } from '../../domain/errors.ts'
import type { Credentials } from '../../domain/people/account.ts'
import { localizedPath } from '../../i18n/url.ts'
import { signIn } from '../../stores/people/sign-in.ts'
import { useTexts } from '../shared/island.tsx'
import { errorText } from '../shared/texts.ts'
import { useSubmission } from '../shared/use-submission.ts'
import { ConfirmFirst } from './ConfirmFirst.tsx'
import { belongsToField, CredentialsFields } from './CredentialsFields.tsx'

interface Props {
  credentials: Credentials
  onChange: (credentials: Credentials) => void
  /** Shown above the form until a sign-in fails. */
  notice: ReactNode
  onSignedIn: () => Promise<void>
  /** Sends a code instead of asking for a password. */
  onCode: () => Promise<Result<void>>
  ref: Ref<HTMLFormElement>
}

/** Email and password, and the way in without the password. */
export function PasswordSignIn({ credentials, onChange, notice, onSignedIn, onCode, ref }: Props) {
  const { locale, t } = useTexts('auth', 'errors')
  const password = useSubmission()
  const code = useSubmission()
  const error = password.error ?? code.error

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    code.forget()
    await password.submit(async () => {
      const answer = await signIn(credentials)
      if (answer.ok) await onSignedIn()
      return answer
    })
  }

  async function sendCode() {
    password.forget()
    await code.submit(onCode)
  }

  return (
    <form ref={ref} tabIndex={-1} className="grid gap-5" onSubmit={onSubmit} noValidate>
      {!error && notice}
      {error && !belongsToField(error) && <Notice kind="failure">{errorText(t, error)}</Notice>}
      {error === 'email_not_confirmed' && <ConfirmFirst email={credentials.email} />}
      <CredentialsFields purpose="sign-in" credentials={credentials} onChange={onChange} error={error} />
      <Button type="submit" look="primary" busy={password.busy} busyText={t('auth.signingIn')}>
        {t('auth.signIn')}
      </Button>
      {/* Two other ways in, quieter than the one that most take. */}
      <p className="-mt-2 flex flex-wrap items-center justify-between gap-x-6">
        <button
          type="button"
          className="link inline-flex min-h-11 cursor-pointer items-center"
          aria-busy={code.busy}
          aria-disabled={code.busy}
          onClick={() => code.busy || void sendCode()}
        >
          {t(code.busy ? 'auth.sending' : 'auth.sendCode')}
        </button>
        <a
          className="link inline-flex min-h-11 items-center"
          href={localizedPath(locale, '/forgot-password') + location.search}
        >
          {t('auth.forgotPassword')}
        </a>
      </p>
    </form>
  )
}
