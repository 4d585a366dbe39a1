import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { Field } from '../../../components/ui/Field.tsx'
import { studio } from '../../../content/studio.ts'
import type { ErrorCode } from '../../../domain/errors.ts'
import { DEVICE_NAME_MAX_LENGTH } from '../../../domain/people/second-step.ts'
import { addDevice, type NewDevice } from '../../../stores/people/devices.ts'
import { useTexts } from '../../shared/island.tsx'
import { SubmitFailure } from '../../shared/SubmitFailure.tsx'
import { errorText } from '../../shared/texts.ts'
import { useArrival } from '../../shared/use-arrival.ts'
import { useSubmission } from '../../shared/use-submission.ts'
import { ConnectApp } from './ConnectApp.tsx'

interface Props {
  /** A name for it, which may stay. */
  suggestion: string
  onCancel: () => void
  onAdded: () => void
}

const nameErrors: ErrorCode[] = ['device_name_missing', 'device_name_taken']

/** A device in two steps: its name, then the code that its app shows. */
export function AddDevice({ suggestion, onCancel, onAdded }: Props) {
  const { t } = useTexts('common', 'errors', 'step')
  const { busy, error, submit } = useSubmission()
  const [name, setName] = useState(suggestion)
  const [begun, setBegun] = useState<NewDevice>()
  const field = useArrival<HTMLInputElement>(true)
  if (begun) return <ConnectApp device={begun} onCancel={onCancel} onAdded={onAdded} />

  const wrongName = error && nameErrors.includes(error) ? errorText(t, error) : undefined

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    const result = await submit(() => addDevice(name, studio.name))
    if (result?.ok) setBegun(result.value)
  }

  return (
    <form className="grid gap-5" onSubmit={onSubmit} noValidate>
      <Field label={t('step.name')} hint={t('step.nameHint')} error={wrongName}>
        {(control) => (
          <input
            {...control}
            ref={field}
            className="control"
            autoComplete="off"
            maxLength={DEVICE_NAME_MAX_LENGTH}
            value={name}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      {error && !wrongName && <SubmitFailure code={error} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={busy} busyText={t('step.checking')}>
          {t('step.next')}
        </Button>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
      </div>
    </form>
  )
}
