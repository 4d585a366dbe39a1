import * as backend from '../backend/staff-notes.ts'
import type { Result } from '../domain/errors.ts'
import { lookAgain } from './look-again.ts'
import { createResource } from './resource.ts'

export type { NoteSubject, StaffNote } from '../backend/staff-notes.ts'

/** The notes of the staff about one booking or customer; each place that shows some has its own. */
export function createStaffNotes(subject: backend.NoteSubject) {
  const notes = createResource<backend.StaffNote[]>()
  /** The note on its way: sent again after a lost answer it is the same one. */
  let sending: { id: string; body: string } | undefined
  return {
    $state: notes.$state,
    load: () => notes.load(() => backend.listStaffNotes(subject)),
    refresh: () => lookAgain(notes.$state, () => backend.listStaffNotes(subject)),

    async add(body: string): Promise<Result<unknown>> {
      if (sending?.body !== body) sending = { id: crypto.randomUUID(), body }
      const { id } = sending
      const result = await backend.addStaffNote(subject, sending)
      if (!result.ok) return result
      sending = undefined
      notes.change((all) => [...all.filter((note) => note.id !== id), result.value])
      return result
    },

    async remove(id: string): Promise<Result<void>> {
      const result = await backend.deleteStaffNote(id)
      if (result.ok) notes.change((all) => all.filter((note) => note.id !== id))
      return result
    },
  }
}
