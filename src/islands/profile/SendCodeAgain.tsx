import { sendConfirmationCode } from '../../stores/people/codes.ts'
import { useTexts } from '../shared/island.tsx'
import { SendAgain } from '../shared/SendAgain.tsx'
import { SubmitFailure } from '../shared/SubmitFailure.tsx'
import { useSubmission } from '../shared/use-submission.ts'

/** Sends another mail with the code that an old session needs. */
export function SendCodeAgain() {
  const { t } = useTexts('auth')
  const { busy, error, submit } = useSubmission()

  async function send() {
    const result = await submit(sendConfirmationCode)
    return result?.ok ?? false
  }

  return (
    <>
      {error && <SubmitFailure code={error} />}
      <SendAgain label={t('auth.sendCodeAgain')} busy={busy} sent onSend={send} />
    </>
  )
}
