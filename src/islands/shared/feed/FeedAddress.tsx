import { useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx'
import { Notice } from '../../../components/ui/Notice.tsx'
import { momentWords } from '../../../i18n/format.ts'
import {
  type CalendarFeed,
  createCalendarFeed,
  revokeCalendarFeed,
} from '../../../stores/people/calendar-feed.ts'
import { useTexts } from '../island.tsx'
import { SubmitFailure } from '../SubmitFailure.tsx'
import { useSubmission } from '../use-submission.ts'
import { NewAddress } from './NewAddress.tsx'

/** Makes the address, shows it this once, replaces it by another, or ends it. */
export function FeedAddress({ feed }: { feed: CalendarFeed | null }) {
  const { locale, t } = useTexts('feed')
  const { busy, error, submit } = useSubmission()
  const [address, setAddress] = useState<string>()
  const [asking, setAsking] = useState<'renew' | 'revoke'>()
  const [revoked, setRevoked] = useState(false)
  // Once ended elsewhere, as by a new password, it is no longer shown.
  if (!feed && address) setAddress(undefined)

  async function create() {
    setRevoked(false)
    const result = await submit(createCalendarFeed)
    setAsking(undefined)
    if (result?.ok) setAddress(result.value)
  }

  async function revoke() {
    const result = await submit(revokeCalendarFeed)
    setAsking(undefined)
    if (!result?.ok) return
    setRevoked(true)
  }

  return (
    <>
      {error && <SubmitFailure code={error} />}
      {revoked && <Notice kind="success">{t('feed.revoked')}</Notice>}
      {address ? (
        <NewAddress address={address} />
      ) : (
        feed && (
          <div className="grid gap-1">
            <p>
              {feed.readAt
                ? t('feed.readAt', { moment: momentWords(locale, feed.readAt) })
                : t('feed.neverRead')}
            </p>
            <p className="text-fluid-sm text-muted">{t('feed.onlyOnce')}</p>
          </div>
        )
      )}
      <p className="text-fluid-sm text-muted">{t('feed.secret')}</p>
      <div className="flex flex-wrap gap-3">
        {feed ? (
          <>
            <Button onClick={() => setAsking('renew')}>{t('feed.renew')}</Button>
            <Button look="plain" onClick={() => setAsking('revoke')}>
              {t('feed.revoke')}
            </Button>
          </>
        ) : (
          <Button busy={busy} busyText={t('feed.creating')} onClick={create}>
            {t('feed.create')}
          </Button>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          title={t(`feed.${asking}Question`)}
          no={t('feed.keep')}
          onNo={() => setAsking(undefined)}
          yes={t(`feed.${asking}`)}
          onYes={asking === 'renew' ? create : revoke}
          busyText={busy && t('feed.creating')}
        >
          <p>{t('feed.oldEnds')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
