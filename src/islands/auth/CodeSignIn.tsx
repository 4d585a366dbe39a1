import { type SubmitEvent, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import type { Result } from '../../domain/errors.ts'
import { signInByCode } from '../../stores/people/codes.ts'
import { CodeField, isCodeError } from '../shared/CodeField.tsx'
import { useTexts } from '../shared/island.tsx'
import { SendAgain } from '../shared/SendAgain.tsx'
import { errorText } from '../shared/texts.ts'
import { useArrival } from '../shared/use-arrival.ts'
import { useSubmission } from '../shared/use-submission.ts'

interface Props {
  email: string
  onSignedIn: () => Promise<void>
  /** Has another code sent. */
  onCode: () => Promise<Result<void>>
  /** Back to the password. */
  onPassword: () => void
}

/** The code from the mail; the answer is the same for every address. */
export function CodeSignIn({ email, onSignedIn, onCode, onPassword }: Props) {
  const { t } = useTexts('auth', 'errors')
  const signing = useSubmission()
  const sending = useSubmission()
  const [code, setCode] = useState('')
  const [again, setAgain] = useState(false)
  const heading = useArrival<HTMLHeadingElement>(true)
  const error = signing.error ?? sending.error

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    sending.forget()
    setAgain(false)
    await signing.submit(async () => {
      const answer = await signInByCode(email, code)
      if (answer.ok) await onSignedIn()
      return answer
    })
  }

  async function sendAgain() {
    signing.forget()
    setAgain(false)
    const result = await sending.submit(onCode)
    setAgain(result?.ok ?? false)
    return result?.ok ?? false
  }

  return (
    <form className="grid gap-5" onSubmit={onSubmit} noValidate>
      <h1 ref={heading} tabIndex={-1} className="text-fluid-xl font-semibold">
        {t('auth.checkEmailTitle')}
      </h1>
      <p className="wrap-anywhere">{t('auth.codeSentText', { email })}</p>
      {error && !isCodeError(error) && <Notice kind="failure">{errorText(t, error)}</Notice>}
      {again && <Notice kind="success">{t('auth.codeSentAgain')}</Notice>}
      <CodeField value={code} onChange={setCode} error={error} />
      <Button type="submit" look="primary" busy={signing.busy} busyText={t('auth.signingIn')}>
        {t('auth.signIn')}
      </Button>
      <p className="text-muted">{t('auth.codeSentHint')}</p>
      <SendAgain label={t('auth.sendCodeAgain')} busy={sending.busy} sent onSend={sendAgain} />
      <p>
        <button
          type="button"
          className="link inline-flex min-h-11 cursor-pointer items-center"
          onClick={onPassword}
        >
          {t('auth.usePassword')}
        </button>
      </p>
    </form>
  )
}
