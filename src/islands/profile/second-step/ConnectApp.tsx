import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { inGroups } from '../../../domain/people/second-step.ts'
import { type NewDevice, showCode } from '../../../stores/people/devices.ts'
import { CodeField, isCodeError } from '../../shared/CodeField.tsx'
import { CopyButton } from '../../shared/CopyButton.tsx'
import { useTexts } from '../../shared/island.tsx'
import { SubmitFailure } from '../../shared/SubmitFailure.tsx'
import { useArrival } from '../../shared/use-arrival.ts'
import { useSubmission } from '../../shared/use-submission.ts'

interface Props {
  device: NewDevice
  onCancel: () => void
  onAdded: () => void
}

/** Shows the app what it needs, by picture or by key, and asks for a code of it. */
export function ConnectApp({ device, onCancel, onAdded }: Props) {
  const { t } = useTexts('common', 'step')
  const { busy, error, submit } = useSubmission()
  const [code, setCode] = useState('')
  const heading = useArrival<HTMLHeadingElement>(true)

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    const result = await submit(() => showCode({ device: device.id, code }))
    if (result?.ok) onAdded()
  }

  return (
    <form className="grid gap-5" onSubmit={onSubmit} noValidate>
      <div className="grid gap-2">
        <h3 ref={heading} tabIndex={-1} className="font-semibold">
          {t('step.scanTitle')}
        </h3>
        <p>{t('step.scan')}</p>
      </div>
      <img
        // The picture brings its own light margin, which cameras want.
        className="w-full max-w-56 justify-self-start rounded-card border border-line [image-rendering:pixelated]"
        src={device.picture}
        alt={t('step.picture')}
        width="224"
        height="224"
      />
      {/* Nobody scans the screen of the phone in their hand. */}
      <a
        className="button button-quiet hidden justify-self-start pointer-coarse:inline-flex"
        href={device.address}
      >
        {t('step.openApp')}
      </a>
      <div className="grid gap-2">
        <p>{t('step.key')}</p>
        <p className="font-mono text-fluid-lg break-words select-all" translate="no">
          {inGroups(device.key)}
        </p>
        <CopyButton
          text={device.key}
          label={t('step.copyKey')}
          copied={t('step.copied')}
          failed={t('step.copyFailed')}
        />
      </div>
      <CodeField value={code} onChange={setCode} error={error} hint={t('step.codeHint')} />
      {error && !isCodeError(error) && <SubmitFailure code={error} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={busy} busyText={t('step.checking')}>
          {t('step.turnOn')}
        </Button>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
      </div>
    </form>
  )
}
