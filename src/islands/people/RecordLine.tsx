import type { User } from '../../stores/people/users.ts'
import { useTexts } from '../shared/island.tsx'

type Record = Pick<User, 'bookings' | 'cancellations' | 'noShows'>

/** A customer's record in one line: bookings, cancellations and no-shows. */
export function RecordLine({ user }: { user: Record }) {
  const { t } = useTexts('people')
  const missed = user.cancellations + user.noShows > 0
  return (
    <>
      {t('people.bookingsOf', { count: user.bookings })}
      {missed && ' ·\u00a0'}
      <MissedLine user={user} />
    </>
  )
}

/** What of it did not take place; nothing of most. */
export function MissedLine({ user: { cancellations, noShows } }: { user: Record }) {
  const { t } = useTexts('people')
  return (
    <>
      {cancellations > 0 && t('people.cancellationsOf', { count: cancellations })}
      {cancellations > 0 && noShows > 0 && ' ·\u00a0'}
      {noShows > 0 && (
        <strong className="font-semibold text-negative">{t('people.noShowsOf', { count: noShows })}</strong>
      )}
    </>
  )
}
