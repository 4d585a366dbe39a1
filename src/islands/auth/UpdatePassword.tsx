import { useStore } from '@nanostores/react'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { returnPath } from '../../i18n/return-path.ts'
import { localizedPath } from '../../i18n/url.ts'
import { changePassword } from '../../stores/people/password.ts'
import { $session, loadSession } from '../../stores/people/session.ts'
import { island, useTexts } from '../shared/island.tsx'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { isPasswordError, PasswordField } from '../shared/PasswordField.tsx'
import { errorText } from '../shared/texts.ts'
import { useArrival } from '../shared/use-arrival.ts'
import { useSubmission } from '../shared/use-submission.ts'
import { SecondStepForm } from './SecondStepForm.tsx'

interface Props {
  /** Whether it is the account's first one. */
  first?: boolean
}

/** Where the link of a recovery mail or an invitation leads: signed in by it, one chooses a password. */
export const UpdatePassword = island<'auth' | 'common' | 'errors' | 'step', Props>(UpdatePasswordScreen)

function UpdatePasswordScreen({ first = false }: Props) {
  const { locale, t } = useTexts('common', 'auth', 'errors')
  const session = useStore($session)
  const { busy, error, submit } = useSubmission()
  const [password, setPassword] = useState('')
  const [saved, setSaved] = useState(false)
  const next = returnPath(locale, new URLSearchParams(location.search).get('next'))
  const done = useArrival<HTMLDivElement>(saved)
  const [stepDone, setStepDone] = useState(false)
  const form = useArrival<HTMLFormElement>(stepDone)

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    const result = await submit(() => changePassword(password))
    if (result?.ok) setSaved(true)
  }

  if (saved) {
    return (
      <div ref={done} tabIndex={-1} className="grid gap-5">
        <Notice kind="success">{t('auth.passwordSet')}</Notice>
        <a className="button button-primary" href={next ?? localizedPath(locale, '/dashboard')}>
          {next ? t('auth.goOn') : t('common.dashboard')}
        </a>
      </div>
    )
  }
  if (session.status === 'unknown') return <Skeleton label={t('common.loading')} rows={1} className="h-40" />
  if (session.status === 'failed') return <LoadFailure code={session.code} onRetry={loadSession} />
  // The session is older than a day, and takes a code that nobody has mailed: a new link makes a new one.
  if (session.status === 'signed-out' || error === 'reauthentication_needed') {
    return (
      <div className="grid gap-5">
        <Notice kind="failure">{t('auth.updateNoSession')}</Notice>
        <a
          className="button button-primary"
          href={localizedPath(locale, '/forgot-password') + location.search}
        >
          {t('auth.askNewLink')}
        </a>
      </div>
    )
  }
  if (session.status === 'second-step') return <SecondStepForm onDone={() => setStepDone(true)} />
  return (
    <form ref={form} tabIndex={-1} className="grid gap-5" onSubmit={onSubmit} noValidate>
      {error && !isPasswordError(error) && <Notice kind="failure">{errorText(t, error)}</Notice>}
      {/* Lets password managers know whose password this is. */}
      <input type="hidden" name="email" autoComplete="username" value={session.account.email} readOnly />
      <PasswordField
        label={t(first ? 'auth.createPassword' : 'auth.newPassword')}
        purpose="new"
        value={password}
        onChange={setPassword}
        error={error}
      />
      <Button type="submit" look="primary" busy={busy} busyText={t('auth.settingPassword')}>
        {t('auth.setPassword')}
      </Button>
    </form>
  )
}
