import { Chevron } from '../../components/ui/Chevron.tsx'
import { mailtoLink } from '../../domain/contact-links.ts'
import { knownAs } from '../../domain/people/customer.ts'
import { nameWords } from '../../i18n/customer-name.ts'
import { formatNearDate } from '../../i18n/format-days.ts'
import { joinLabel } from '../../i18n/joins.ts'
import { localizedPath } from '../../i18n/url.ts'
import { studioNow } from '../../stores/clock.ts'
import type { Account } from '../../stores/people/session.ts'
import type { User } from '../../stores/people/users.ts'
import { useTexts } from '../shared/island.tsx'
import { PhoneLink } from '../shared/PhoneLink.tsx'
import { RecordLine } from './RecordLine.tsx'
import { RoleSelect } from './RoleSelect.tsx'
import { StateBadges } from './StateBadges.tsx'

interface Props {
  user: User
  account: Account
  /** Whether somebody beside has the same phone number. */
  twin: boolean
}

export function UserCard({ user, account, twin }: Props) {
  const { locale, t } = useTexts('accounts', 'admin', 'bookings', 'people')
  const { id, fullName, phone, email, hasAccount, joined, lastSignIn, secondStep } = user
  const path = localizedPath(locale, `/admin/users/${id}`)
  return (
    <article className="grid">
      <div className="grid gap-0.5">
        <div className="flex flex-wrap items-center gap-x-3">
          <h2 className={`text-fluid-lg font-semibold wrap-anywhere ${fullName ? '' : 'text-muted'}`}>
            <a className="hover:underline" href={path}>
              {nameWords(t, fullName)}
            </a>
          </h2>
          <StateBadges user={user} />
        </div>
        <p className="flex flex-wrap gap-x-4">
          {phone && <PhoneLink phone={phone} className="link" />}
          {email && (
            <a className="link wrap-anywhere" href={mailtoLink(email)}>
              {email}
            </a>
          )}
        </p>
        {twin && (
          <p>
            <a className="link inline-flex min-h-11 items-center" href={path}>
              {t('people.similarTitle')}
            </a>
          </p>
        )}
        <p className="dotted text-fluid-sm text-muted">
          <span>
            <RecordLine user={user} />
          </span>
          <span>
            {t(hasAccount ? 'admin.joined' : 'people.addedOn', {
              date: formatNearDate(locale, joined, studioNow()),
            })}
          </span>
          {hasAccount && (
            <span>
              {joinLabel(
                locale,
                t('accounts.lastSignIn'),
                lastSignIn ? formatNearDate(locale, lastSignIn, studioNow()) : t('accounts.never'),
              )}
              {secondStep && ` ·\u00a0${joinLabel(locale, t('accounts.secondStep'), t('accounts.on'))}`}
            </span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        {hasAccount && <RoleSelect user={user} own={id === account.id} quiet />}
        <a
          className="quiet-link ms-auto inline-flex min-h-11 items-center gap-1.5"
          href={path}
          aria-label={joinLabel(locale, t('bookings.viewDetails'), knownAs(user))}
        >
          {t('bookings.viewDetails')}
          <Chevron towards="end" />
        </a>
      </div>
    </article>
  )
}
