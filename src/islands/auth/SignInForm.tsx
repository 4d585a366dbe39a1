import { useStore } from '@nanostores/react'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { safeReturnPath } from '../../domain/return-path.ts'
import { localizedPath } from '../../i18n/url.ts'
import { signIn } from '../../stores/session.ts'
import { createSubmission } from '../../stores/submission.ts'
import { errorText, type IslandProps, useTranslate } from '../shared/texts.ts'
import { belongsToField, CredentialsFields } from './CredentialsFields.tsx'
import { takeCallbackFailure } from './callback-failure.ts'

const submission = createSubmission()

export function SignInForm(props: IslandProps<'auth' | 'errors'>) {
  const { locale } = props
  const t = useTranslate(props)
  const { busy, error } = useStore(submission.$state)
  const [credentials, setCredentials] = useState({ email: '', password: '' })
  const [callbackFailure] = useState(takeCallbackFailure)
  const next = new URLSearchParams(location.search).get('next')

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    const result = await submission.submit(() => signIn(credentials))
    if (result?.ok) location.assign(next ? safeReturnPath(next) : localizedPath(locale, '/'))
  }

  return (
    <form className="grid gap-5" onSubmit={onSubmit} noValidate>
      {callbackFailure && !error && <Notice kind="failure">{t(`auth.${callbackFailure}`)}</Notice>}
      {next && !callbackFailure && !error && <Notice kind="info">{t('auth.signInToContinue')}</Notice>}
      {error && !belongsToField(error) && <Notice kind="failure">{errorText(t, error)}</Notice>}
      <CredentialsFields
        t={t}
        purpose="sign-in"
        credentials={credentials}
        onChange={setCredentials}
        error={error}
      />
      <Button type="submit" look="primary" busy={busy} busyText={t('auth.signingIn')}>
        {t('auth.signIn')}
      </Button>
      <p className="text-muted">
        {t('auth.noAccount')}{' '}
        <a className="link" href={localizedPath(locale, '/register') + location.search}>
          {t('auth.createAccountLink')}
        </a>
      </p>
    </form>
  )
}
