import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { EmptyState } from '../../components/ui/EmptyState.tsx'
import { FilterButtons } from '../../components/ui/FilterButtons.tsx'
import type { Role } from '../../domain/people/access.ts'
import { sharedNumbers, typedOf } from '../../domain/people/customer.ts'
import { localizedPath } from '../../i18n/url.ts'
import type { Account } from '../../stores/people/session.ts'
import { $users, loadUsers, USERS_PER_PAGE, type UserQuery } from '../../stores/people/users.ts'
import { BesideTitle } from '../shared/BesideTitle.tsx'
import { island, useTexts } from '../shared/island.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { Pager } from '../shared/Pager.tsx'
import { NewCustomer } from '../shared/people/NewCustomer.tsx'
import { SearchLine } from '../shared/SearchLine.tsx'
import { SignedIn } from '../shared/SignedIn.tsx'
import { useAddress } from '../shared/use-address.ts'
import { useDebounced } from '../shared/use-debounced.ts'
import { useWide } from '../shared/use-room.ts'
import { UserCard } from './UserCard.tsx'
import { UserRows } from './UserRows.tsx'

export const Users = island<'accounts' | 'common' | 'admin' | 'bookings' | 'people' | 'errors'>(UsersScreen)

function UsersScreen() {
  return <SignedIn>{(account) => <UserList account={account} />}</SignedIn>
}

const roles: Role[] = ['admin', 'user']

const readQuery = (query: URLSearchParams): UserQuery => ({
  search: query.get('search') ?? '',
  role: roles.find((role) => role === query.get('role')),
  page: Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), 100_000),
})

const writeQuery = ({ search, role, page }: UserQuery) => ({
  search: search.trim() || undefined,
  role,
  page: page > 1 ? String(page) : undefined,
})

function UserList({ account }: { account: Account }) {
  const { locale, t } = useTexts('accounts', 'admin', 'people')
  const state = useStore($users)
  const [adding, setAdding] = useState(false)
  const [query, setQuery] = useAddress(readQuery, writeQuery)
  const { search, role, page } = query
  const wide = useWide()
  const results = useRef<HTMLParagraphElement>(null)
  // While somebody types the list waits for a pause; everything else shows at once.
  const asked = useDebounced(search)
  const load = () => void loadUsers({ search: asked, role, page })
  useEffect(load, [asked, role, page])

  const pages = state.status === 'ready' ? Math.max(1, Math.ceil(state.value.total / USERS_PER_PAGE)) : 1
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <BesideTitle>
        <a className="more" href={localizedPath(locale, '/admin/log')}>
          {t('accounts.log')}
        </a>
        <Button onClick={() => setAdding(true)}>{t('people.new')}</Button>
      </BesideTitle>
      <search className="flex flex-wrap items-center gap-x-8 gap-y-3">
        <SearchLine
          label={t('admin.search')}
          value={search}
          onChange={(text) => setQuery({ ...query, search: text, page: 1 })}
        />
        <FilterButtons
          legend={t('admin.roleFilter')}
          options={[
            { value: 'all', label: t('admin.allUsers') },
            { value: 'admin', label: t('admin.admins') },
            { value: 'user', label: t('admin.regularUsers') },
          ]}
          chosen={role ?? 'all'}
          onChoose={(next) => setQuery({ ...query, role: next === 'all' ? undefined : next, page: 1 })}
        />
      </search>
      <p ref={results} tabIndex={-1} role="status" className="text-muted">
        {state.status === 'ready' &&
          state.value.users.length > 0 &&
          t('admin.usersFound', { count: state.value.total })}
      </p>
      {adding && (
        <Dialog title={t('people.new')} onClose={() => setAdding(false)}>
          <div className="mt-3">
            <NewCustomer
              begin={typedOf(search)}
              onChoose={(id) => location.assign(localizedPath(locale, `/admin/users/${id}`))}
              onCancel={() => setAdding(false)}
            />
          </div>
        </Dialog>
      )}
      <Loaded state={state} load={load} failed={t('admin.usersFailed')} boxes={3} height="h-36">
        {({ users }) =>
          users.length === 0 ? (
            <EmptyState drawing="lens" title={t('admin.usersEmpty')} />
          ) : wide ? (
            <UserRows users={users} account={account} />
          ) : (
            <ul className="ruled">
              {users.map((user) => (
                <li key={user.id}>
                  <UserCard user={user} account={account} twin={sharedNumbers(users).has(user.id)} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <Pager
        page={page}
        pages={pages}
        onChoose={(next) => {
          setQuery({ ...query, page: next })
          results.current?.focus()
        }}
      />
    </div>
  )
}
