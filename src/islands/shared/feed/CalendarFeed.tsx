import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $calendarFeed, loadCalendarFeed } from '../../../stores/people/calendar-feed.ts'
import type { Account } from '../../../stores/people/session.ts'
import { useTexts } from '../island.tsx'
import { Loaded } from '../Loaded.tsx'
import { Part } from '../Part.tsx'
import { FeedAddress } from './FeedAddress.tsx'

/** The private address from which calendar programs read one's bookings: of an admin, all and the closures. */
export function CalendarFeed({ account }: { account: Account }) {
  const { t } = useTexts('feed')
  const feed = useStore($calendarFeed)
  const load = () => void loadCalendarFeed()
  useEffect(load, [])
  const admin = account.role === 'admin'
  return (
    <Part
      title={t(admin ? 'feed.studioTitle' : 'feed.title')}
      text={t(admin ? 'feed.studioText' : 'feed.text')}
    >
      <Loaded state={feed} load={load} failed={t('feed.loadFailed')} boxes={1} height="h-24">
        {(value) => <FeedAddress feed={value} />}
      </Loaded>
    </Part>
  )
}
