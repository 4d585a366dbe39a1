import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { SearchField } from '../../../components/ui/SearchField.tsx'
import { $users, loadUsers } from '../../../stores/people/users.ts'
import { useTexts } from '../../shared/island.tsx'
import { LoadFailure } from '../../shared/LoadFailure.tsx'
import { useArrival } from '../../shared/use-arrival.ts'
import { useDebounced } from '../../shared/use-debounced.ts'

interface Props {
  /** Whether the visitor comes from another step and goes on typing here. */
  focus: boolean
  onChoose: (id: string) => void
}

/** So many are shown; who is not among them types on. */
const SHOWN = 8

/** Finds an account by email address or name. */
export function ChooseCustomer({ focus, onChoose }: Props) {
  const { t } = useTexts('bookings')
  const state = useStore($users)
  const [search, setSearch] = useState('')
  const wanted = useDebounced(search)
  const field = useArrival<HTMLInputElement>(focus)
  const ask = (text: string) => loadUsers({ search: text, role: undefined, page: 1 })
  useEffect(() => {
    if (wanted.trim()) ask(wanted)
  }, [wanted])

  const found = state.status === 'ready' && wanted.trim() ? state.value.users : []
  return (
    <search className="panel grid max-w-2xl gap-4">
      <SearchField
        ref={field}
        label={t('bookings.findCustomer')}
        hint={t('bookings.findCustomerHint')}
        value={search}
        onChange={setSearch}
      />
      {state.status === 'failed' && <LoadFailure code={state.code} onRetry={() => ask(wanted)} />}
      <p role="status" className="text-muted empty:hidden">
        {wanted.trim() && state.status === 'ready' && found.length === 0 && t('bookings.noCustomer')}
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
