import { useStore } from '@nanostores/react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { returnPath } from '../../i18n/return-path.ts'
import { localizedPath } from '../../i18n/url.ts'
import { $session } from '../../stores/people/session.ts'
import { register } from '../../stores/people/sign-in.ts'
import { island, useTexts } from '../shared/island.tsx'
import { errorText } from '../shared/texts.ts'
import { useSubmission } from '../shared/use-submission.ts'
import { CheckEmail } from './CheckEmail.tsx'
import { ChosenTime } from './ChosenTime.tsx'
import { belongsToField, CredentialsFields } from './CredentialsFields.tsx'
import { confirmUrl } from './confirm-url.ts'
import { useCredentials } from './use-credentials.ts'

export const RegisterForm = island<'auth' | 'errors'>(RegisterFormScreen)

function RegisterFormScreen() {
  const { locale, t } = useTexts('auth', 'errors')
  const session = useStore($session)
  const { busy, error, submit } = useSubmission()
  const [credentials, setCredentials] = useCredentials()
  const [sentTo, setSentTo] = useState(sentToHere)
  // What comes back from "Check your email" begins at the address.
  const [corrected, setCorrected] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { search } = location
  const next = new URLSearchParams(search).get('next')
  const destination = returnPath(locale, next) ?? localizedPath(locale, '/')
  const callbackUrl = confirmUrl(locale)

  useEffect(() => {
    if (session.status === 'signed-in') location.replace(destination)
  }, [session.status, destination])

  useEffect(() => {
    if (corrected) form.current?.querySelector('input')?.focus()
  }, [corrected])

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    const result = await submit(() => register(credentials, { callbackUrl, locale }))
    if (result?.ok && !result.value.confirmed) remember(credentials.email.trim())
  }

  // A reload leads back to what is to be done now.
  function remember(email: string | undefined) {
    history.replaceState({ sentTo: email }, '')
    setSentTo(email)
    setCorrected(!email)
  }

  if (sentTo) {
    return (
      <div className="grid gap-5">
        <CheckEmail email={sentTo} callbackUrl={callbackUrl} onOther={() => remember(undefined)} />
        <ChosenTime next={next} />
      </div>
    )
  }
  return (
    <form ref={form} className="grid gap-5" onSubmit={onSubmit} noValidate>
      <ChosenTime next={next} />
      {error && !belongsToField(error) && <Notice kind="failure">{errorText(t, error)}</Notice>}
      <CredentialsFields
        purpose="register"
        credentials={credentials}
        onChange={setCredentials}
        error={error}
      />
      <Button type="submit" look="primary" busy={busy} busyText={t('auth.creatingAccount')}>
        {t('auth.createAccount')}
      </Button>
      <p className="flex flex-wrap items-center gap-x-3 border-t border-line pt-2 text-muted">
        {t('auth.haveAccount')}
        <a className="more" href={localizedPath(locale, '/login') + search}>
          {t('auth.signInLink')}
        </a>
      </p>
    </form>
  )
}

const sentToHere = () => (history.state as { sentTo?: string } | null)?.sentTo
