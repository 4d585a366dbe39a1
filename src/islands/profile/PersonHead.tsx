import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { formatDay } from '../../i18n/format.ts'
import { formatNumber } from '../../i18n/format-number.ts'
import { localizedPath } from '../../i18n/url.ts'
import { $ownVisits, loadOwnVisits } from '../../stores/bookings/own-visits.ts'
import { $profile } from '../../stores/people/profile.ts'
import type { Account } from '../../stores/people/session.ts'
import { useTexts } from '../shared/island.tsx'
import { NextVisit } from './NextVisit.tsx'

/** Who it is: the name, since when a customer and how often here, and beside it the next visit. What comes late has its place. */
export function PersonHead({ account }: { account: Account }) {
  const { locale, t } = useTexts('common', 'profile')
  const profile = useStore($profile)
  const state = useStore($ownVisits)
  useEffect(() => void loadOwnVisits(account.id), [account.id])
  const known = state.status === 'ready' ? state.value : undefined
  const name = profile.status === 'ready' ? profile.value.fullName.trim() : undefined
  const facts = known && [
    { label: t('profile.since'), value: formatDay(locale, known.since) },
    // Nobody is shown a zero.
    ...(known.visits > 0 ? [{ label: t('profile.visits'), value: formatNumber(locale, known.visits) }] : []),
  ]
  return (
    <section className="person" aria-label={name || account.email}>
      <div className="person-who">
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
        {/* Where there is room beside the visit, which itself leads only to what is booked. */}
        {known?.next && (
          <a
            className="button button-quiet justify-self-start max-lg:hidden"
            href={localizedPath(locale, '/bookings/new')}
          >
            {t('common.bookSession')}
          </a>
        )}
      </div>
      {/* An admin books for others. */}
      {(account.role !== 'admin' || known?.next) && <NextVisit visits={known} />}
    </section>
  )
}
