import { Button } from '../../components/ui/Button.tsx'
import { exportOwnData } from '../../stores/people/own-account.ts'
import { download } from '../shared/download.ts'
import { useTexts } from '../shared/island.tsx'
import { Part } from '../shared/Part.tsx'
import { SubmitFailure } from '../shared/SubmitFailure.tsx'
import { useSubmission } from '../shared/use-submission.ts'

export function OwnData() {
  const { t } = useTexts('profile')
  const { busy, error, submit } = useSubmission()

  async function onDownload() {
    const result = await submit(exportOwnData)
    if (result?.ok) download('gegee-studio-my-data.json', 'application/json', result.value)
  }

  return (
    <Part title={t('profile.dataTitle')} text={t('profile.dataText')}>
      {error && <SubmitFailure code={error} />}
      <Button
        className="justify-self-start"
        busy={busy}
        busyText={t('profile.downloading')}
        onClick={onDownload}
      >
        {t('profile.download')}
      </Button>
    </Part>
  )
}
