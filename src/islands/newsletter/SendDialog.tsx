import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { formatNumber } from '../../i18n/format-number.ts'
import {
  $newsletterCounts,
  countNewsletter,
  type Newsletter,
  sendNewsletter,
} from '../../stores/newsletters.ts'
import { useTexts } from '../shared/island.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { SubmitFailure } from '../shared/SubmitFailure.tsx'
import { useSubmission } from '../shared/use-submission.ts'

interface Props {
  /** As it is saved. */
  newsletter: Newsletter
  onClose: () => void
}

/** Asks once more, with the number of readers, and sends. */
export function SendDialog({ newsletter, onClose }: Props) {
  const { locale, t } = useTexts('common', 'newsletter')
  const counts = useStore($newsletterCounts)
  const { busy, error, submit } = useSubmission()
  const load = () => void countNewsletter(newsletter.id)
  useEffect(load, [newsletter.id])

  const readers = counts.status === 'ready' ? counts.value.subscribers : 0
  if (readers === 0) {
    return (
      <Dialog title={t('newsletter.sendTitle')} onClose={onClose}>
        <div className="mt-3 grid gap-4">
          <Loaded state={counts} load={load} failed={t('newsletter.countFailed')} boxes={1} height="h-12">
            {() => <p>{t('newsletter.nobody')}</p>}
          </Loaded>
          <Button className="justify-self-end" onClick={onClose}>
            {t('common.close')}
          </Button>
        </div>
      </Dialog>
    )
  }
  return (
    <ConfirmDialog
      title={t('newsletter.sendTitle')}
      no={t('newsletter.notYet')}
      onNo={onClose}
      yes={t('newsletter.sendNow')}
      onYes={() => submit(() => sendNewsletter(newsletter))}
      busyText={busy && t('newsletter.sendingNow')}
    >
      <p className="font-semibold">
        {t('newsletter.readers', { count: readers, number: formatNumber(locale, readers) })}
      </p>
      <p>{t('newsletter.sendText')}</p>
      {error && <SubmitFailure code={error} />}
    </ConfirmDialog>
  )
}
