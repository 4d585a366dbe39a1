import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'
import { periodOf } from '../../domain/booking/booking.ts'
import { runsAt } from '../../domain/booking/own-day.ts'
import type { OwnVisits } from '../../domain/booking/own-visits.ts'
import { formatDate, formatDay, joinDateAndTime } from '../../i18n/format.ts'
import { formatNumber } from '../../i18n/format-number.ts'
import { asBeginning } from '../../i18n/joins.ts'
import { periodWords } from '../../i18n/session-words.ts'
import { localizedPath } from '../../i18n/url.ts'
import { $ownVisits, loadOwnVisits } from '../../stores/bookings/own-visits.ts'
import { studioNow } from '../../stores/clock.ts'
import { $profile } from '../../stores/people/profile.ts'
import type { Account } from '../../stores/people/session.ts'
import { type Language, useTexts } from '../shared/island.tsx'

/** Who it is: the name, since when a customer, how often here and when next. What comes late has its place. */
export function PersonHead({ account }: { account: Account }) {
  const language = useTexts('bookings', 'common', 'profile')
  const { locale, t } = language
  const profile = useStore($profile)
  const state = useStore($ownVisits)
  useEffect(() => void loadOwnVisits(account.id), [account.id])
  const known = state.status === 'ready' ? state.value : undefined
  const name = profile.status === 'ready' ? profile.value.fullName.trim() : undefined
  const facts: Fact[] | undefined = known && [
    { label: t('profile.since'), value: formatDay(locale, known.since) },
    // Nobody is shown a zero.
    ...(known.visits > 0 ? [{ label: t('profile.visits'), value: formatNumber(locale, known.visits) }] : []),
    // An admin books for others.
    ...(account.role !== 'admin' || known.next ? [nextVisit(language, known)] : []),
  ]
  return (
    <section className="panel person" aria-label={name || account.email}>
      {/* An address, which may be long, has one line, as what is not known yet. */}
      {name === undefined ? (
        <p className="person-name person-unnamed">{'\u00a0'}</p>
      ) : (
        <h2 className={name ? 'person-name' : 'person-name person-unnamed'}>{name || account.email}</h2>
      )}
      <dl className="facts person-facts">
        {facts?.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface Fact {
  label: string
  value: ReactNode
}

/** When somebody comes next; without a visit ahead the way to one. */
function nextVisit({ locale, t }: Language<'bookings' | 'common'>, { next }: Pick<OwnVisits, 'next'>): Fact {
  const runs = next && runsAt(next, studioNow())
  return {
    label: t(runs ? 'bookings.sessionRuns' : 'bookings.nextSession'),
    value: (
      <a className="more" href={localizedPath(locale, next ? `/bookings/${next.id}` : '/bookings/new')}>
        {next
          ? joinDateAndTime(
              locale,
              asBeginning(locale, formatDate(locale, next.start)),
              periodWords({ locale, t }, periodOf(next)),
            )
          : t('common.bookSession')}
      </a>
    ),
  }
}
