import { useStore } from '@nanostores/react'
import { Button } from '../../components/ui/Button.tsx'
import { exportOwnData } from '../../stores/people/session.ts'
import { createSubmission } from '../../stores/submission.ts'
import { download } from '../shared/download.ts'
import { SubmitFailure } from '../shared/SubmitFailure.tsx'
import { Part } from './Part.tsx'
import type { PartProps } from './Profile.tsx'

const submission = createSubmission()

export function OwnData({ locale, t }: PartProps) {
  const { busy, error } = useStore(submission.$state)

  async function onDownload() {
    const result = await submission.submit(exportOwnData)
    if (result?.ok) download('gegee-studio-my-data.json', 'application/json', result.value)
  }

  return (
    <Part title={t('profile.dataTitle')} text={t('profile.dataText')}>
      {error && <SubmitFailure locale={locale} t={t} code={error} />}
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
