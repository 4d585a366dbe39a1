import * as z from 'zod/mini'
import type { Result } from '../domain/errors.ts'
import { storable } from '../domain/storable.ts'
import { supabase } from './client.ts'
import { attempt } from './errors.ts'
import { instant } from './shapes.ts'

/** What a note of the staff is about. */
export type NoteSubject = { bookingId: string } | { customerId: string }

export interface StaffNote {
  id: string
  body: string
  at: Date
  /** Who wrote it; null of a deleted account and of somebody without a name. */
  author: string | null
}

/** PostgreSQL's word for a key that is taken. */
const ALREADY_THERE = '23505'

const COLUMNS = 'id, body, written_at, author:profiles!staff_notes_author_id_fkey(full_name)'

const noteRow = z.object({
  id: z.string(),
  body: z.string(),
  written_at: instant,
  author: z.nullish(z.object({ full_name: z.nullable(z.string()) })),
})

function toNote(data: unknown): StaffNote {
  const { written_at, author, ...same } = z.parse(noteRow, data)
  return { ...same, at: written_at, author: author?.full_name ?? null }
}

const columnOf = (subject: NoteSubject) =>
  'bookingId' in subject ? { booking_id: subject.bookingId } : { user_id: subject.customerId }

/** The notes about a booking or a customer, oldest first; for admins. */
export async function listStaffNotes(subject: NoteSubject): Promise<Result<StaffNote[]>> {
  return attempt(
    () =>
      supabase().from('staff_notes').select(COLUMNS).match(columnOf(subject)).order('written_at').order('id'),
    (rows) => rows.map(toNote),
  )
}

/** Writes a note. Its id is the client's, so that one sent again after a lost answer is there once. */
export async function addStaffNote(
  subject: NoteSubject,
  { id, body }: { id: string; body: string },
): Promise<Result<StaffNote>> {
  return attempt(async () => {
    const table = supabase().from('staff_notes')
    const added = await table.insert({ id, body: storable(body).trim(), ...columnOf(subject) })
    if (added.error && added.error.code !== ALREADY_THERE) return added
    return table.select(COLUMNS).eq('id', id).single()
  }, toNote)
}

export async function deleteStaffNote(id: string): Promise<Result<void>> {
  return attempt(
    () => supabase().from('staff_notes').delete().eq('id', id),
    () => undefined,
  )
}
