import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { SearchField } from '../../components/ui/SearchField.tsx'
import type { Translate } from '../../i18n/t.ts'
import { $users, loadUsers } from '../../stores/users.ts'
import { LoadFailure } from '../shared/LoadFailure.tsx'

interface Props {
  t: Translate<'common' | 'bookings' | 'errors'>
  onChoose: (id: string) => void
}

const TYPING_PAUSE = 250
/** So many are shown; who is not among them types on. */
const SHOWN = 8

/** Finds an account by e-mail address or name. */
export function ChooseCustomer({ t, onChoose }: Props) {
  const state = useStore($users)
  const [search, setSearch] = useState('')
  const [asked, setAsked] = useState('')
  const ask = (text: string) => loadUsers({ search: text, role: undefined, page: 1 })
  useEffect(() => {
    const timer = setTimeout(async () => {
      await ask(search)
      setAsked(search)
    }, TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [search])

  const found = state.status === 'ready' && asked.trim() ? state.value.users : []
  return (
    <search className="panel grid max-w-2xl gap-4">
      <SearchField
        label={t('bookings.findCustomer')}
        hint={t('bookings.findCustomerHint')}
        value={search}
        onChange={setSearch}
      />
      {state.status === 'failed' && <LoadFailure t={t} code={state.code} onRetry={() => ask(search)} />}
      <p role="status" className="text-muted empty:hidden">
        {asked.trim() && state.status === 'ready' && found.length === 0 && t('bookings.noCustomer')}
      </p>
      <ul className="grid">
        {found.slice(0, SHOWN).map(({ id, email, fullName }) => (
          <li key={id} className="border-line not-first:border-t">
            <button
              type="button"
              className="grid min-h-14 w-full cursor-pointer content-center py-2 text-start hover:text-tungsten-deep"
              onClick={() => onChoose(id)}
            >
              <span className="font-medium">{fullName ?? t('bookings.noName')}</span>
              <span className="break-all text-muted">{email}</span>
            </button>
          </li>
        ))}
      </ul>
    </search>
  )
}
