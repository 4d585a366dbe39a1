import { Button } from '../../components/ui/Button.tsx'
import { exportOwnData } from '../../stores/people/own-account.ts'
import { download } from '../shared/download.ts'
import { useTexts } from '../shared/island.tsx'
import { SubmitFailure } from '../shared/SubmitFailure.tsx'
import { useSubmission } from '../shared/use-submission.ts'
import { ActionPart } from './ActionPart.tsx'

export function OwnData() {
  const { t } = useTexts('profile')
  const { busy, error, submit } = useSubmission()

  async function onDownload() {
    const result = await submit(exportOwnData)
    if (result?.ok) download('gegee-studio-my-data.json', 'application/json', result.value)
  }

  return (
    <ActionPart
      title={t('profile.dataTitle')}
      text={t('profile.dataText')}
      actions={
        <Button busy={busy} busyText={t('profile.downloading')} onClick={onDownload}>
          {t('profile.download')}
        </Button>
      }
    >
      {error && <SubmitFailure code={error} />}
    </ActionPart>
  )
}
