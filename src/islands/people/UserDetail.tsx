import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Notice } from '../../components/ui/Notice.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import type { Account } from '../../stores/people/session.ts'
import { $user, loadUser } from '../../stores/people/users.ts'
import { island, useTexts } from '../shared/island.tsx'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { StaffNotes } from '../shared/notes/StaffNotes.tsx'
import { SignedIn } from '../shared/SignedIn.tsx'
import { errorText } from '../shared/texts.ts'
import { AccountPanel } from './AccountPanel.tsx'
import { DeleteCustomer } from './DeleteCustomer.tsx'
import { SimilarCustomers } from './SimilarCustomers.tsx'
import { UserBookings } from './UserBookings.tsx'
import { UserHead } from './UserHead.tsx'

export const UserDetail = island<
  'accounts' | 'common' | 'admin' | 'bookings' | 'money' | 'people' | 'notes' | 'errors'
>(UserDetailScreen)

function UserDetailScreen() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <SignedIn>{(account) => <LoadedUser account={account} />}</SignedIn>
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
    const user = state.value
    return (
      <>
        <UserHead account={account} user={user} />
        {/* Before what is still loading and would move it from under a press. */}
        <div className="panel grid gap-4">
          <AccountPanel user={user} own={user.id === account.id} />
          {!user.hasAccount && (
            <p>
              <DeleteCustomer user={user} />
            </p>
          )}
        </div>
        <SimilarCustomers user={user} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="panel lg:order-last">
            <StaffNotes about={{ customerId: user.id }} />
          </div>
          <UserBookings userId={user.id} total={user.bookings} />
        </div>
      </>
    )
  }
  if (state.code === 'user_not_found') {
    return <Notice kind="failure">{errorText(t, state.code)}</Notice>
  }
  return <LoadFailure title={t('admin.usersFailed')} code={state.code} onRetry={() => loadUser(id)} />
}
