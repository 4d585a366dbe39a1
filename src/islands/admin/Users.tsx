import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { EmptyState } from '../../components/ui/EmptyState.tsx'
import { SearchField } from '../../components/ui/SearchField.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import type { Role } from '../../domain/access.ts'
import type { Account } from '../../stores/session.ts'
import { $users, loadUsers, USERS_PER_PAGE, type UserQuery } from '../../stores/users.ts'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { SignedIn } from '../shared/SignedIn.tsx'
import { type IslandProps, useTranslate } from '../shared/texts.ts'
import { FilterButtons } from './FilterButtons.tsx'
import { Pager } from './Pager.tsx'
import type { AdminNamespaces, AdminProps } from './texts.ts'
import { UserCard } from './UserCard.tsx'
import { useAddress } from './use-address.ts'

export function Users(props: IslandProps<AdminNamespaces>) {
  const t = useTranslate(props)
  return (
    <SignedIn locale={props.locale} t={t}>
      {(account) => <UserList locale={props.locale} t={t} account={account} />}
    </SignedIn>
  )
}

const roles: Role[] = ['admin', 'user']
const TYPING_PAUSE = 250

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

function UserList({ account, ...props }: AdminProps & { account: Account }) {
  const { t } = props
  const state = useStore($users)
  const [query, setQuery] = useAddress(readQuery, writeQuery)
  const { search, role, page } = query
  const results = useRef<HTMLParagraphElement>(null)
  // While somebody types the list waits for a pause; everything else shows at once.
  const [asked, setAsked] = useState(search)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(search), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [search])
  useEffect(() => {
    loadUsers({ search: asked, role, page })
  }, [asked, role, page])

  const pages = state.status === 'ready' ? Math.max(1, Math.ceil(state.value.total / USERS_PER_PAGE)) : 1
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <search className="grid items-end gap-4 md:grid-cols-[minmax(0,1fr)_auto]">
        <SearchField
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
      <p ref={results} tabIndex={-1} role="status" className="text-muted empty:hidden">
        {state.status === 'ready' &&
          state.value.users.length > 0 &&
          t('admin.usersFound', { count: state.value.total })}
      </p>
      {state.status === 'loading' && <Skeleton label={t('common.loading')} rows={3} className="h-36" />}
      {state.status === 'failed' && (
        <LoadFailure
          t={t}
          title={t('admin.usersFailed')}
          code={state.code}
          onRetry={() => loadUsers({ search: asked, role, page })}
        />
      )}
      {state.status === 'ready' && state.value.users.length === 0 && (
        <EmptyState drawing="lens" title={t('admin.usersEmpty')} />
      )}
      {state.status === 'ready' && state.value.users.length > 0 && (
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {state.value.users.map((user) => (
            <li key={user.id}>
              <UserCard {...props} user={user} account={account} />
            </li>
          ))}
        </ul>
      )}
      <Pager
        t={t}
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
