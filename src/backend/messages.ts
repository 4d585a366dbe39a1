import * as z from 'zod/mini'
import { failure, type Result } from '../domain/errors.ts'
import { storable } from '../domain/storable.ts'
import { supabase } from './client.ts'
import { attempt } from './errors.ts'
import { NOW } from './now.ts'
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
  /** Null where the author is gone or has no name. */
  answeredBy: string | null
  spam: boolean
  /** The studio's replies, oldest first. */
  replies: Reply[]
}

interface Reply {
  id: string
  body: string
  author: string | null
  writtenAt: Date
}

export const messageFilters = ['new', 'answered', 'all', 'spam'] as const
export type MessageFilter = (typeof messageFilters)[number]

const PAGE_SIZE = 20
const COLUMNS =
  'id, name, email, message, locale, created_at, answered_at, spam, profiles!contact_messages_answered_by_fkey(full_name), contact_replies(id, body, written_at, profiles(full_name))'

const person = z.nullable(z.object({ full_name: z.nullable(z.string()) }))

const messageRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  locale: z.string(),
  created_at: instant,
  answered_at: z.nullable(instant),
  spam: z.boolean(),
  profiles: person,
  contact_replies: z.array(
    z.object({ id: z.string(), body: z.string(), written_at: instant, profiles: person }),
  ),
})

function toMessage(row: unknown): Message {
  const { created_at, answered_at, profiles, contact_replies, ...rest } = z.parse(messageRow, row)
  const replies = contact_replies.map(({ id, body, written_at, profiles }) => ({
    id,
    body,
    author: profiles?.full_name ?? null,
    writtenAt: written_at,
  }))
  return {
    ...rest,
    sentAt: created_at,
    answeredAt: answered_at,
    answeredBy: profiles?.full_name ?? null,
    replies: replies.sort((a, b) => a.writtenAt.getTime() - b.writtenAt.getTime()),
  }
}

/** One page of messages, unanswered ones first, latest first; for admins. */
export async function listMessages(filter: MessageFilter, skip: number): Promise<Result<Page<Message>>> {
  return attempt(
    () => {
      let query = supabase()
        .from('contact_messages')
        .select(COLUMNS)
        .eq('spam', filter === 'spam')
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

/** Marks a message as answered now, by the database's clock, or as not answered after all. */
export const setMessageAnswered = (id: string, answered: boolean): Promise<Result<Message>> =>
  change(id, { answered_at: answered ? NOW : null })

/** Puts a message aside as spam, or takes it back. */
export const setMessageSpam = (id: string, spam: boolean): Promise<Result<Message>> => change(id, { spam })

async function change(id: string, changes: object): Promise<Result<Message>> {
  return one(
    await attempt(
      () => supabase().from('contact_messages').update(changes).eq('id', id).select(COLUMNS),
      first,
    ),
  )
}

// None came back: the row policies hide the messages from everybody but admins.
const first = (rows: unknown[]) => (rows[0] ? toMessage(rows[0]) : undefined)
const one = (result: Result<Message | undefined>): Result<Message> => {
  if (!result.ok) return result
  return result.value ? { ok: true, value: result.value } : failure('not_allowed')
}

/** Deletes a message and the replies to it. */
export async function deleteMessage(id: string): Promise<Result<void>> {
  return attempt(
    () => supabase().from('contact_messages').delete().eq('id', id),
    () => undefined,
  )
}

/**
 * Replies to a message, unless somebody else has since it was loaded. The caller chooses `replyId`, so a repeated
 * request writes one reply.
 */
export async function replyToMessage(
  { id, replies }: Message,
  replyId: string,
  body: string,
): Promise<Result<void>> {
  return attempt(
    () =>
      supabase().rpc('reply_to_message', {
        message_id: id,
        reply_id: replyId,
        body: storable(body),
        seen: replies.length,
      }),
    () => undefined,
  )
}

/** A message as it is now. */
export async function getMessage(id: string): Promise<Result<Message>> {
  return one(await attempt(() => supabase().from('contact_messages').select(COLUMNS).eq('id', id), first))
}
