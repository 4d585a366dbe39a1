import { useStore } from '@nanostores/react'
import { useEffect, useId, useState } from 'react'
import { createStaffNotes, type NoteSubject, type StaffNote } from '../../../stores/staff-notes.ts'
import { useTexts } from '../island.tsx'
import { Loaded } from '../Loaded.tsx'
import { useArrival } from '../use-arrival.ts'
import { useFresh } from '../use-fresh.ts'
import { NewNote } from './NewNote.tsx'
import { NoteItem } from './NoteItem.tsx'

interface Props {
  about: NoteSubject
}

/** What the staff tell each other, oldest first, and the place for more. For admins only. */
export function StaffNotes({ about }: Props) {
  const { t } = useTexts('notes')
  const id = useId()
  const [notes] = useState(() => createStaffNotes(about))
  const state = useStore(notes.$state)
  const load = () => void notes.load()
  useEffect(load, [notes])
  useFresh(() => void notes.refresh())
  // The note that had the focus is gone.
  const [removed, setRemoved] = useState<string>()
  const heading = useArrival<HTMLHeadingElement>(removed)
  return (
    <section className="grid gap-4" aria-labelledby={id}>
      <div>
        <h2 ref={heading} tabIndex={-1} id={id} className="text-fluid-lg font-semibold">
          {t('notes.title')}
        </h2>
        <p className="text-fluid-sm text-muted">{t('notes.text')}</p>
      </div>
      <Loaded state={state} load={load} failed={t('notes.loadFailed')} boxes={1} height="h-16">
        {(all: StaffNote[]) => (
          <>
            {all.length > 0 && (
              <ul className="grid gap-2">
                {all.map((note) => (
                  <li key={note.id}>
                    <NoteItem note={note} onDelete={notes.remove} onDeleted={() => setRemoved(note.id)} />
                  </li>
                ))}
              </ul>
            )}
            <NewNote onAdd={notes.add} />
          </>
        )}
      </Loaded>
    </section>
  )
}
