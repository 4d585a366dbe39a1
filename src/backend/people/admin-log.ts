import * as z from 'zod/mini'
import type { Result } from '../../domain/errors.ts'
import { supabase } from '../client.ts'
import { attempt } from '../errors.ts'
import { type Page, toPage } from '../pages.ts'
import { instant } from '../shapes.ts'

const PAGE_SIZE = 50

const logRow = z.object({
  number: z.number(),
  happened_at: instant,
  actor: z.nullable(z.string()),
  person_id: z.nullable(z.string()),
  person: z.string(),
  action: z.enum([
    'block',
    'unblock',
    'delete',
    'remove_factors',
    'send_recovery',
    'invite',
    'accept',
    'role',
    'edit',
    'merge',
  ]),
  details: z.object({
    role: z.optional(z.enum(['user', 'admin'])),
    fields: z.optional(z.array(z.enum(['full_name', 'phone', 'email', 'locale']))),
    other: z.optional(z.string()),
  }),
  reason: z.nullable(z.string()),
  outcome: z.enum(['asked', 'done', 'failed']),
})

/** An act of an admin on somebody. */
export interface LogEntry {
  id: string
  at: Date
  /** The admin's name at the time; null for the operator and for people who accept an invitation. */
  actor: string | null
  /** The person it was done to; without an id once they are gone. */
  person: { id: string | null; name: string }
  action: z.infer<typeof logRow>['action']
  /** The new role, what was edited, or who was merged into the person. */
  details: z.infer<typeof logRow>['details']
  reason: string | null
  /** `asked`: nobody knows how it ended. */
  outcome: z.infer<typeof logRow>['outcome']
}

function toEntry(data: unknown): LogEntry {
  const { number, happened_at, person, person_id, ...same } = z.parse(logRow, data)
  return { ...same, id: String(number), at: happened_at, person: { id: person_id, name: person } }
}

/** What admins did to people, or to one of them, newest first; for admins. */
export async function listAdminLog({
  about,
  skip,
  size = PAGE_SIZE,
}: {
  about: string | undefined
  skip: number
  size?: number
}): Promise<Result<Page<LogEntry>>> {
  return attempt(
    () => supabase().rpc('list_admin_log', { about, page_size: size + 1, skip }),
    (rows: unknown[]) => toPage(rows, size, toEntry),
  )
}
