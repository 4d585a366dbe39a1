import { Chevron } from '../../components/ui/Chevron.tsx'
import { mailtoLink } from '../../domain/contact-links.ts'
import { knownAs, sharedNumbers } from '../../domain/people/customer.ts'
import { nameWords } from '../../i18n/customer-name.ts'
import { formatNearDate } from '../../i18n/format-days.ts'
import { formatNumber } from '../../i18n/format-number.ts'
import { asBeginning, joinLabel } from '../../i18n/joins.ts'
import { localizedPath } from '../../i18n/url.ts'
import { studioNow } from '../../stores/clock.ts'
import type { Account } from '../../stores/people/session.ts'
import type { User } from '../../stores/people/users.ts'
import { useTexts } from '../shared/island.tsx'
import { PhoneLink } from '../shared/PhoneLink.tsx'
import { MissedLine } from './RecordLine.tsx'
import { RoleSelect } from './RoleSelect.tsx'
import { StateBadges } from './StateBadges.tsx'

interface Props {
  users: User[]
  account: Account
}

/** A page of people as a table. */
export function UserRows({ users, account }: Props) {
  const { t } = useTexts('accounts', 'admin', 'bookings', 'people')
  const twins = sharedNumbers(users)
  return (
    <table className="desk-table">
      <caption className="sr-only">{t('admin.users')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('people.name')}</th>
          <th scope="col">{t('admin.phone')}</th>
          <th scope="col">{t('admin.bookings')}</th>
          <th scope="col">{t('admin.joinedLabel')}</th>
          <th scope="col">{t('accounts.lastSignIn')}</th>
          <th scope="col">{t('admin.role')}</th>
          <th scope="col">
            <span className="sr-only">{t('bookings.viewDetails')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <Row key={user.id} user={user} own={user.id === account.id} twin={twins.has(user.id)} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  user: User
  /** Whether it is the admin's own account. */
  own: boolean
  /** Whether somebody beside has the same phone number. */
  twin: boolean
}

function Row({ user, own, twin }: RowProps) {
  const { locale, t } = useTexts('accounts', 'admin', 'bookings', 'people')
  const { id, fullName, phone, email, hasAccount, joined, lastSignIn } = user
  const path = localizedPath(locale, `/admin/users/${id}`)
  const day = (instant: Date) => asBeginning(locale, formatNearDate(locale, instant, studioNow()))
  return (
    <tr>
      <th scope="row" className="max-w-80">
        <span className="flex flex-wrap items-center gap-x-3">
          <a
            className={`leading-6 font-semibold break-words hover:underline ${fullName ? '' : 'text-muted'}`}
            href={path}
          >
            {nameWords(t, fullName)}
          </a>
          {email && <StateBadges user={user} />}
        </span>
        {email ? (
          <a className="link block truncate text-fluid-sm leading-6" title={email} href={mailtoLink(email)}>
            {email}
          </a>
        ) : (
          <StateBadges user={user} />
        )}
      </th>
      <td>
        {phone ? <PhoneLink phone={phone} className="link leading-6" /> : <None />}
        {twin && (
          <a className="link block text-fluid-sm leading-6" href={path}>
            {t('people.similarTitle')}
          </a>
        )}
      </td>
      <td>
        {/* What is counted stands above it. */}
        <span className="leading-6">{formatNumber(locale, user.bookings)}</span>
        <span className="block text-fluid-sm leading-6 text-muted">
          <MissedLine user={user} />
        </span>
      </td>
      <td className="text-muted">{day(joined)}</td>
      <td className="text-muted">
        {hasAccount ? lastSignIn ? day(lastSignIn) : t('accounts.never') : <None />}
      </td>
      <td className="xl:w-44">{hasAccount ? <RoleSelect user={user} own={own} quiet /> : <None />}</td>
      <td className="w-px">
        {/* Its arrow ends where the row does. */}
        <a
          className="desk-open quiet-link -me-0.5 grid size-11 items-center justify-items-end"
          href={path}
          aria-label={joinLabel(locale, t('bookings.viewDetails'), knownAs(user))}
        >
          <Chevron towards="end" />
        </a>
      </td>
    </tr>
  )
}

/** Stands for what somebody does not have. */
const None = () => <span className="text-muted">–</span>
