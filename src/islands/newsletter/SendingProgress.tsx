import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { formatNumber } from '../../i18n/format-number.ts'
import {
  $newsletterCounts,
  countNewsletter,
  type Newsletter,
  refreshSending,
  stopNewsletter,
} from '../../stores/newsletters.ts'
import { useTexts } from '../shared/island.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { errorText } from '../shared/texts.ts'
import { useSubmission } from '../shared/use-submission.ts'
import { StateBadge } from './StateBadge.tsx'

const LOOK_AGAIN = 2000

/** How far a newsletter is on its way; while it is, it can be stopped. */
export function SendingProgress({ newsletter }: { newsletter: Newsletter }) {
  const { locale, t } = useTexts('newsletter', 'errors')
  const { id, state } = newsletter
  const counts = useStore($newsletterCounts)
  const [asking, setAsking] = useState(false)
  const { busy, error, submit } = useSubmission()
  const sending = state === 'sending'
  const load = () => void countNewsletter(id)
  useEffect(load, [id])
  useEffect(() => {
    if (!sending) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refreshSending(id)
    }, LOOK_AGAIN)
    return () => {
      clearInterval(timer)
      // The last ones may have gone out since the last look.
      refreshSending(id)
    }
  }, [sending, id])

  async function stop() {
    await submit(() => stopNewsletter(id))
    setAsking(false)
  }

  const number = (count: number) => ({ count, number: formatNumber(locale, count) })
  return (
    <section className="panel grid gap-4" aria-label={t('newsletter.progress')}>
      <p>
        <StateBadge state={state} />
      </p>
      <Loaded state={counts} load={load} failed={t('newsletter.countFailed')} boxes={1} height="h-12">
        {({ waiting, sent, failed }) => (
          <div className="grid gap-2">
            {sending && (
              <progress
                className="progress"
                aria-label={t('newsletter.progress')}
                value={sent + failed}
                max={Math.max(sent + failed + waiting, 1)}
              />
            )}
            <p className="tabular-nums">{t('newsletter.sentCount', number(sent))}</p>
            {sending && (
              <p className="text-muted tabular-nums">{t('newsletter.waitingCount', number(waiting))}</p>
            )}
            {failed > 0 && (
              <p className="font-semibold text-negative tabular-nums">
                {t('newsletter.failedCount', number(failed))}
              </p>
            )}
          </div>
        )}
      </Loaded>
      {error && <Notice kind="failure">{errorText(t, error)}</Notice>}
      {/* Once nothing waits there is nothing to stop; the state follows within a minute. */}
      {sending && counts.status === 'ready' && counts.value.waiting > 0 && (
        <p>
          <Button look="danger" onClick={() => setAsking(true)}>
            {t('newsletter.stop')}
          </Button>
        </p>
      )}
      {asking && (
        <ConfirmDialog
          title={t('newsletter.stopTitle')}
          no={t('newsletter.goOn')}
          onNo={() => setAsking(false)}
          yes={t('newsletter.stop')}
          onYes={stop}
          busyText={busy && t('newsletter.stopping')}
        >
          <p>{t('newsletter.stopText')}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
