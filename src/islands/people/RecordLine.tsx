import type { User } from '../../stores/people/users.ts'
import { useTexts } from '../shared/island.tsx'

/** A customer's record in one line: bookings, cancellations and no-shows. */
export function RecordLine({ user }: { user: Pick<User, 'bookings' | 'cancellations' | 'noShows'> }) {
  const { t } = useTexts('people')
  const { bookings, cancellations, noShows } = user
  const parts = [
    t('people.bookingsOf', { count: bookings }),
    ...(cancellations > 0 ? [t('people.cancellationsOf', { count: cancellations })] : []),
  ]
  return (
    <>
      {parts.join(' ·\u00a0')}
      {noShows > 0 && (
        <>
          {' ·\u00a0'}
          <strong className="font-semibold text-negative">{t('people.noShowsOf', { count: noShows })}</strong>
        </>
      )}
    </>
  )
}
