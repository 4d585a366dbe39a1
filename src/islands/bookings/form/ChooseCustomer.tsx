import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { SearchField } from '../../../components/ui/SearchField.tsx'
import { typedOf } from '../../../domain/people/customer.ts'
import { $users, loadUsers } from '../../../stores/people/users.ts'
import { useTexts } from '../../shared/island.tsx'
import { LoadFailure } from '../../shared/LoadFailure.tsx'
import { NewCustomer } from '../../shared/people/NewCustomer.tsx'
import { PersonButton } from '../../shared/people/PersonButton.tsx'
import { useArrival } from '../../shared/use-arrival.ts'
import { useDebounced } from '../../shared/use-debounced.ts'

interface Props {
  /** Whether the visitor comes from another step and goes on typing here. */
  focus: boolean
  onChoose: (id: string) => void
}

/** How many are shown; typing more narrows them down. */
const SHOWN = 8

/** Finds somebody by name, phone number or address, or writes them down. */
export function ChooseCustomer({ focus, onChoose }: Props) {
  const { t } = useTexts('bookings', 'people')
  const state = useStore($users)
  const [search, setSearch] = useState('')
  const [adding, setAdding] = useState(false)
  const [returned, setReturned] = useState(focus)
  const wanted = useDebounced(search)
  const field = useArrival<HTMLInputElement>(!adding && returned)
  const ask = (text: string) => loadUsers({ search: text, role: undefined, page: 1 })
  useEffect(() => {
    ask(wanted)
  }, [wanted])

  // Before anything is typed: the latest customers.
  const found = state.status === 'ready' ? state.value.users : []
  if (adding) {
    return (
      <section className="panel grid max-w-2xl gap-3">
        <h2 className="text-fluid-xl font-semibold">{t('people.new')}</h2>
        <NewCustomer
          begin={typedOf(search)}
          onChoose={onChoose}
          onCancel={() => {
            setAdding(false)
            setReturned(true)
          }}
        />
      </section>
    )
  }
  return (
    <search className="panel grid gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,40rem)_1fr]">
        <SearchField
          ref={field}
          label={t('bookings.findCustomer')}
          hint={t('bookings.findCustomerHint')}
          value={search}
          onChange={setSearch}
        />
        {/* On the line of the field, below its label. */}
        <Button className="justify-self-start lg:mt-7.5" onClick={() => setAdding(true)}>
          {t('people.new')}
        </Button>
      </div>
      {state.status === 'failed' && <LoadFailure code={state.code} onRetry={() => ask(wanted)} />}
      <p role="status" className="text-muted empty:hidden">
        {wanted.trim() && state.status === 'ready' && found.length === 0 && t('bookings.noCustomer')}
      </p>
      <ul className="grid gap-x-10 empty:hidden md:grid-cols-2">
        {found.slice(0, SHOWN).map((person) => (
          <li key={person.id} className="border-t border-line">
            <PersonButton person={person} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </search>
  )
}
