import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { localizedPath } from '../../../i18n/url.ts'
import { createStaffNotes } from '../../../stores/staff-notes.ts'
import { useTexts } from '../island.tsx'
import { NoteLine } from './NoteLine.tsx'

/** Beside a booking what the staff noted of its customer, to read; nothing where there is none. */
export function CustomerNotes({ customerId }: { customerId: string }) {
  const { locale, t } = useTexts('notes')
  const [notes] = useState(() => createStaffNotes({ customerId }))
  const state = useStore(notes.$state)
  useEffect(() => {
    notes.load()
  }, [notes])
  if (state.status !== 'ready' || state.value.length === 0) return null
  return (
    <section className="grid gap-2" aria-labelledby="customer-notes">
      <h3 id="customer-notes" className="font-semibold">
        <a className="link" href={localizedPath(locale, `/admin/users/${customerId}`)}>
          {t('notes.aboutCustomer')}
        </a>
      </h3>
      <ul className="grid gap-2">
        {state.value.map((note) => (
          <li key={note.id} className="rounded-card bg-sunken p-3 ps-4">
            <NoteLine note={note} />
          </li>
        ))}
      </ul>
    </section>
  )
}
