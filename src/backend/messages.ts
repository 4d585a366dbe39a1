import * as z from 'zod/mini'
import { failure, type Result } from '../domain/errors.ts'
import { supabase } from './client.ts'
import { attempt } from './errors.ts'
import { type Page, toPage } from './pages.ts'
import { instant } from './shapes.ts'

/** What a visitor wrote to the studio. */
export interface Message {
  id: string
  name: string
  email: string
  message: string
  /** Language of the page it was sent from. */
  locale: string
  sentAt: Date
  answeredAt: Date | null
}

export const messageFilters = ['new', 'answered', 'all'] as const
export type MessageFilter = (typeof messageFilters)[number]

const PAGE_SIZE = 20
const COLUMNS = 'id, name, email, message, locale, created_at, answered_at'

const messageRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  locale: z.string(),
  created_at: instant,
  answered_at: z.nullable(instant),
})

function toMessage(row: unknown): Message {
  const { created_at, answered_at, ...rest } = z.parse(messageRow, row)
  return { ...rest, sentAt: created_at, answeredAt: answered_at }
}

/** One page of messages, unanswered ones first, latest first; for admins. */
export async function listMessages(filter: MessageFilter, skip: number): Promise<Result<Page<Message>>> {
  return attempt(
    () => {
      let query = supabase().from('contact_messages').select(COLUMNS)
      if (filter === 'new') query = query.is('answered_at', null)
      if (filter === 'answered') query = query.not('answered_at', 'is', null)
      return query
        .order('answered_at', { ascending: false, nullsFirst: true })
        .order('created_at', { ascending: false })
        .order('id')
        .range(skip, skip + PAGE_SIZE)
    },
    (rows) => toPage(rows, PAGE_SIZE, toMessage),
  )
}

/** Marks a message as answered now, or as not answered after all. */
export async function setMessageAnswered(id: string, answered: boolean): Promise<Result<Message>> {
  const result = await attempt(
    () =>
      supabase()
        .from('contact_messages')
        .update({ answered_at: answered ? new Date().toISOString() : null })
        .eq('id', id)
        .select(COLUMNS),
    // None came back: the row policies hide the messages from everybody but admins.
    (rows) => (rows[0] ? toMessage(rows[0]) : undefined),
  )
  if (!result.ok) return result
  return result.value ? { ok: true, value: result.value } : failure('not_allowed')
}
