import { useStore } from '@nanostores/react'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { contact } from '../../content/contact.ts'
import { mailtoLink } from '../../domain/contact-links.ts'
import { $devices, showCode } from '../../stores/people/devices.ts'
import { signOut } from '../../stores/people/session.ts'
import { isCodeError } from '../shared/CodeField.tsx'
import { DeviceCode, noCode } from '../shared/DeviceCode.tsx'
import { useTexts } from '../shared/island.tsx'
import { PhoneLink } from '../shared/PhoneLink.tsx'
import { errorText } from '../shared/texts.ts'
import { useArrival } from '../shared/use-arrival.ts'
import { useSubmission } from '../shared/use-submission.ts'

/** The step after the password, for accounts that have set up a second one. */
export function SecondStepForm({ onDone }: { onDone?: () => void }) {
  const { t } = useTexts('auth', 'common', 'errors', 'step')
  const { busy, error, submit } = useSubmission()
  const [shown, setShown] = useState(noCode)
  const devices = useStore($devices)
  const heading = useArrival<HTMLHeadingElement>(true)
  const several = devices.status === 'ready' && devices.value.length > 1

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    const result = await submit(() => showCode(shown))
    if (result?.ok) onDone?.()
  }

  return (
    <form className="grid gap-5" onSubmit={onSubmit} noValidate>
      <div className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-fluid-xl font-semibold">
          {t('step.askTitle')}
        </h1>
        <p>{t('step.askText')}</p>
      </div>
      {error && !isCodeError(error) && <Notice kind="failure">{errorText(t, error)}</Notice>}
      <DeviceCode value={shown} onChange={setShown} error={error} />
      <Button type="submit" look="primary" busy={busy} busyText={t('step.checking')}>
        {t('step.next')}
      </Button>
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t('step.lost')}</summary>
        <div className="grid gap-2 pt-2">
          {several && <p>{t('step.lostOther')}</p>}
          <p>{t('step.lostText')}</p>
          <p className="flex flex-wrap gap-x-6">
            <PhoneLink phone={contact.phone} className="link inline-flex min-h-11 items-center" />
            <a className="link inline-flex min-h-11 items-center break-all" href={mailtoLink(contact.email)}>
              {contact.email}
            </a>
          </p>
        </div>
      </details>
      <Button onClick={() => void leave()}>{t('common.signOut')}</Button>
    </form>
  )
}

/** To the same place, where somebody else may sign in. */
async function leave() {
  await signOut()
  location.reload()
}
