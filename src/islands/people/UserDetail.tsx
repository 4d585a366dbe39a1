import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Notice } from '../../components/ui/Notice.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { formatDay } from '../../i18n/format.ts'
import { formatSums } from '../../i18n/format-number.ts'
import { localizedPath } from '../../i18n/url.ts'
import type { Account } from '../../stores/people/session.ts'
import { $user, loadUser, type UserDetails } from '../../stores/people/users.ts'
import { island, useTexts } from '../shared/island.tsx'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { SignedIn } from '../shared/SignedIn.tsx'
import { errorText } from '../shared/texts.ts'
import { RoleSelect } from './RoleSelect.tsx'
import { UserBookings } from './UserBookings.tsx'

export const UserDetail = island<'common' | 'admin' | 'bookings' | 'errors'>(UserDetailScreen)

function UserDetailScreen() {
  const { locale, t } = useTexts('admin')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <SignedIn>{(account) => <LoadedUser account={account} />}</SignedIn>
      <p>
        <a className="button button-quiet" href={localizedPath(locale, '/admin/users')}>
          {t('admin.backToUsers')}
        </a>
      </p>
    </div>
  )
}

interface Props {
  account: Account
}

function LoadedUser({ account }: Props) {
  const { t } = useTexts('common', 'admin', 'errors')
  const state = useStore($user)
  // One pre-built page serves every account: the id is the last part of the address.
  const id = location.pathname.split('/').at(-1) ?? ''
  useEffect(() => {
    loadUser(id)
  }, [id])

  if (state.status === 'loading') return <Skeleton label={t('common.loading')} rows={2} className="h-60" />
  if (state.status === 'ready') {
    return (
      <>
        <Facts account={account} user={state.value} />
        <UserBookings userId={state.value.id} total={state.value.bookings} />
      </>
    )
  }
  if (state.code === 'user_not_found') {
    return <Notice kind="failure">{errorText(t, state.code)}</Notice>
  }
  return <LoadFailure title={t('admin.usersFailed')} code={state.code} onRetry={() => loadUser(id)} />
}

function Facts({ account, user }: Props & { user: UserDetails }) {
  const { locale, t } = useTexts('admin', 'bookings')
  const choice = (yes: boolean) => t(yes ? 'admin.wanted' : 'admin.notWanted')
  return (
    <article className="panel grid gap-6 lg:grid-cols-[2fr_1fr]">
      <div className="grid content-start gap-5">
        <h2 className="text-fluid-xl font-semibold">{user.fullName ?? t('bookings.noName')}</h2>
        <dl className="facts sm:grid-cols-2">
          <div>
            <dt>{t('admin.email')}</dt>
            <dd className="break-all">
              <a className="link" href={`mailto:${user.email}`}>
                {user.email}
              </a>
            </dd>
          </div>
          <div>
            <dt>{t('admin.phone')}</dt>
            <dd>
              {user.phone ? (
                <a className="link" href={`tel:${user.phone}`}>
                  {user.phone}
                </a>
              ) : (
                t('admin.noPhone')
              )}
            </dd>
          </div>
          <div>
            <dt>{t('admin.joinedLabel')}</dt>
            <dd>{formatDay(locale, user.joined)}</dd>
          </div>
          <div>
            <dt>{t('admin.revenueOf')}</dt>
            <dd>{formatSums(locale, user.revenue)}</dd>
          </div>
          <div>
            <dt>{t('admin.notifications')}</dt>
            <dd>{choice(user.notifications)}</dd>
          </div>
          <div>
            <dt>{t('admin.newsletter')}</dt>
            <dd>{choice(user.newsletter)}</dd>
          </div>
        </dl>
      </div>
      <div className="grid content-start gap-2">
        <p className="font-semibold">{t('admin.role')}</p>
        <RoleSelect user={user} own={user.id === account.id} />
        <a
          className="button button-primary mt-3"
          href={localizedPath(locale, `/admin/bookings/new?customer=${user.id}`)}
        >
          {t('bookings.forThisCustomer')}
        </a>
      </div>
    </article>
  )
}
