import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx'
import type { Device } from '../../../domain/people/second-step.ts'
import { removeDevice } from '../../../stores/people/devices.ts'
import { useTexts } from '../../shared/island.tsx'
import { SubmitFailure } from '../../shared/SubmitFailure.tsx'
import { useSubmission } from '../../shared/use-submission.ts'

interface Props {
  device: Device
  /** Without it there is no second step. */
  last: boolean
  onKeep: () => void
  onRemoved: () => void
}

export function RemoveDevice({ device, last, onKeep, onRemoved }: Props) {
  const { t } = useTexts('step')
  const { busy, error, submit } = useSubmission()

  async function remove() {
    const result = await submit(() => removeDevice(device.id))
    if (result?.ok) onRemoved()
  }

  return (
    <ConfirmDialog
      title={t('step.removeQuestion', { name: device.name })}
      no={t('step.keep')}
      onNo={onKeep}
      yes={t('step.remove')}
      onYes={remove}
      busyText={busy && t('step.removing')}
    >
      <p>{t(last ? 'step.removeLastText' : 'step.removeText')}</p>
      {error && <SubmitFailure code={error} />}
    </ConfirmDialog>
  )
}
