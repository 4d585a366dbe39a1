import * as z from 'zod/mini'
import type { Period } from '../domain/booking/booking.ts'
import { type Closure, type ClosureDraft, closureKinds } from '../domain/calendar/closure.ts'
import { failure, type Result, success } from '../domain/errors.ts'
import { supabase } from './client.ts'
import { attempt } from './errors.ts'
import { type Page, toPage } from './pages.ts'
import { instant } from './shapes.ts'
import { storable } from './storable.ts'

/** A closure with the version that was seen: what is saved goes over this and nothing newer. */
export interface SavedClosure extends Closure {
  version: string
}

const COLUMNS = 'id, starts_at, ends_at, kind, note, updated_at'
const PAGE_SIZE = 20

const closureRow = z.object({
  id: z.string(),
  starts_at: instant,
  ends_at: instant,
  kind: z.enum(closureKinds),
  note: z.nullable(z.string()),
  updated_at: z.string(),
})

function toClosure(row: unknown): SavedClosure {
  const { id, starts_at, ends_at, kind, note, updated_at } = z.parse(closureRow, row)
  return { id, start: starts_at, end: ends_at, kind, note: note ?? '', version: updated_at }
}

const toRow = ({ start, end, kind, note }: ClosureDraft) => ({
  starts_at: start.toISOString(),
  ends_at: end.toISOString(),
  kind,
  note: storable(note).trim() || null,
})

/** One page of the closures that are not over, the next one first; for admins. */
export async function listClosures(now: Date, skip: number): Promise<Result<Page<SavedClosure>>> {
  return attempt(
    () =>
      supabase()
        .from('closures')
        .select(COLUMNS)
        .gt('ends_at', now.toISOString())
        .order('starts_at')
        .range(skip, skip + PAGE_SIZE),
    (rows) => toPage(rows, PAGE_SIZE, toClosure),
  )
}

/** What is closed in a period, in order; for admins. */
export async function closuresIn({ start, end }: Period): Promise<Result<SavedClosure[]>> {
  return attempt(
    () =>
      supabase()
        .from('closures')
        .select(COLUMNS)
        .lt('starts_at', end.toISOString())
        .gt('ends_at', start.toISOString())
        .order('starts_at'),
    (rows) => rows.map(toClosure),
  )
}

export async function addClosure(draft: ClosureDraft): Promise<Result<void>> {
  return attempt(
    () => supabase().from('closures').insert(toRow(draft)).select('id'),
    () => undefined,
  )
}

/** Changes a closure as it was seen; `closure_changed_meanwhile` when it is no longer that. */
export async function changeClosure(
  { id, version }: SavedClosure,
  draft: ClosureDraft,
): Promise<Result<void>> {
  const result = await attempt(
    () =>
      supabase().from('closures').update(toRow(draft)).eq('id', id).eq('updated_at', version).select('id'),
    (rows) => rows.length,
  )
  if (!result.ok) return result
  return result.value === 1 ? success(undefined) : failure('closure_changed_meanwhile')
}

/** Opens the studio again; what has gone already has gone. */
export async function removeClosure(id: string): Promise<Result<void>> {
  return attempt(
    () => supabase().from('closures').delete().eq('id', id).select('id'),
    () => undefined,
  )
}
