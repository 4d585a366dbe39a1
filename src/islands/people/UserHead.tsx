import { useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { mailtoLink } from '../../domain/contact-links.ts'
import { nameWords } from '../../i18n/customer-name.ts'
import { localizedPath } from '../../i18n/url.ts'
import type { Account } from '../../stores/people/session.ts'
import type { UserDetails } from '../../stores/people/users.ts'
import { useTexts } from '../shared/island.tsx'
import { PhoneLink } from '../shared/PhoneLink.tsx'
import { useArrival } from '../shared/use-arrival.ts'
import { EditCustomer } from './EditCustomer.tsx'
import { RoleSelect } from './RoleSelect.tsx'
import { StateBadges } from './StateBadges.tsx'
import { UserFacts } from './UserFacts.tsx'

interface Props {
  account: Account
  user: UserDetails
}

/** Who it is, how to reach them and what is mostly done next. */
export function UserHead({ account, user }: Props) {
  const { locale, t } = useTexts('common', 'admin', 'bookings', 'people')
  const { id, fullName, phone, email, hasAccount } = user
  const [editing, setEditing] = useState(false)
  const [saved, setSaved] = useState<object>()
  const notice = useArrival<HTMLDivElement>(saved)
  return (
    <article className="panel grid gap-6">
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid content-start gap-1">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <h2 className={`text-fluid-2xl font-semibold wrap-anywhere ${fullName ? '' : 'text-muted'}`}>
              {nameWords(t, fullName)}
            </h2>
            <StateBadges user={user} />
          </div>
          <p>
            {phone ? (
              <PhoneLink
                phone={phone}
                className="link inline-flex min-h-11 items-center text-fluid-xl font-semibold text-ink"
              />
            ) : (
              <span className="text-muted">{t('admin.noPhone')}</span>
            )}
          </p>
          {email && (
            <p>
              <a className="link inline-block leading-11 wrap-anywhere" href={mailtoLink(email)}>
                {email}
              </a>
            </p>
          )}
        </div>
        <div className="grid content-start gap-3">
          <a
            className="button button-primary"
            href={localizedPath(locale, `/admin/bookings/new?customer=${id}`)}
          >
            {t('bookings.forThisCustomer')}
          </a>
          <Button onClick={() => setEditing(true)}>{t('people.edit')}</Button>
          {hasAccount && (
            <div className="grid gap-1">
              <p className="text-fluid-sm text-muted" aria-hidden="true">
                {t('admin.role')}
              </p>
              <RoleSelect user={user} own={id === account.id} />
            </div>
          )}
        </div>
      </div>
      {saved && (
        <div ref={notice} tabIndex={-1}>
          <Notice kind="success">{t('people.saved')}</Notice>
        </div>
      )}
      <UserFacts user={user} />
      {editing && (
        <EditCustomer
          user={user}
          onClose={() => setEditing(false)}
          onSaved={() => {
            setEditing(false)
            setSaved({})
          }}
        />
      )}
    </article>
  )
}
