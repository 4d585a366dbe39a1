import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { momentWords } from '../../../i18n/format.ts'
import { $calendarFeed, loadCalendarFeed } from '../../../stores/people/calendar-feed.ts'
import type { Account } from '../../../stores/people/session.ts'
import { FoldedPart } from '../FoldedPart.tsx'
import { useTexts } from '../island.tsx'
import { Loaded } from '../Loaded.tsx'
import { FeedAddress } from './FeedAddress.tsx'

interface Props {
  account: Account
  look: 'card' | 'row'
}

/**
 * The private address from which calendar programs read one's bookings; for an admin, all bookings and the closures.
 */
export function CalendarFeed({ account, look }: Props) {
  const { locale, t } = useTexts('feed')
  const feed = useStore($calendarFeed)
  const load = () => void loadCalendarFeed()
  useEffect(load, [])
  const admin = account.role === 'admin'
  const since = feed.status === 'ready' ? feed.value?.createdAt : undefined
  const stand = since ? t('feed.exists', { moment: momentWords(locale, since) }) : t('feed.none')
  return (
    <FoldedPart
      look={look}
      title={t(admin ? 'feed.studioTitle' : 'feed.title')}
      summary={feed.status === 'failed' ? t('feed.loadFailed') : stand}
      pending={feed.status === 'loading'}
    >
      <p className="text-muted">{t(admin ? 'feed.studioText' : 'feed.text')}</p>
      <Loaded state={feed} load={load} failed={t('feed.loadFailed')} boxes={1} height="h-24">
        {(value) => <FeedAddress feed={value} />}
      </Loaded>
    </FoldedPart>
  )
}
