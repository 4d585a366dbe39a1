import * as z from 'zod/mini'
import { failure, type Result, success } from '../domain/errors.ts'
import type { NewsletterState, NewsletterTexts } from '../domain/newsletter.ts'
import { oneLine, storable } from '../domain/storable.ts'
import { supabase } from './client.ts'
import { attempt } from './errors.ts'
import { type Page, toPage } from './pages.ts'
import { instant, isUuid } from './shapes.ts'

export interface Newsletter {
  /** Empty for one that has never been saved. */
  id: string
  texts: NewsletterTexts
  state: NewsletterState
  changedAt: Date
  sentAt: Date | null
  /** When it last changed, as the database writes it. */
  version: string
}

const PAGE_SIZE = 20
const COLUMNS = 'id, texts, state, updated_at, sent_at'

const newsletterRow = z.object({
  id: z.string(),
  texts: z.record(z.string(), z.object({ subject: z.string(), text: z.string() })),
  state: z.enum(['draft', 'sending', 'sent', 'stopped']),
  updated_at: z.string(),
  sent_at: z.nullable(instant),
})

function toNewsletter(row: unknown): Newsletter {
  const { updated_at, sent_at, ...rest } = z.parse(newsletterRow, row)
  return { ...rest, changedAt: new Date(updated_at), sentAt: sent_at, version: updated_at }
}

/** One page of the newsletters, newest first; for admins. */
export async function listNewsletters(skip: number): Promise<Result<Page<Newsletter>>> {
  return attempt(
    () =>
      supabase()
        .from('newsletters')
        .select(COLUMNS)
        .order('created_at', { ascending: false })
        .order('id')
        .range(skip, skip + PAGE_SIZE),
    (rows) => toPage(rows, PAGE_SIZE, toNewsletter),
  )
}

/** One newsletter, for admins; `not_found` also for a malformed id. */
export async function getNewsletter(id: string): Promise<Result<Newsletter>> {
  if (!isUuid(id)) return failure('not_found')
  const found = await attempt(
    () => supabase().from('newsletters').select(COLUMNS).eq('id', id).maybeSingle(),
    (row: unknown) => (row === null ? undefined : toNewsletter(row)),
  )
  if (!found.ok) return found
  return found.value ? success(found.value) : failure('not_found')
}

/** Saves a draft over the version that was seen, a new one without id; `newsletter_changed_meanwhile` otherwise. */
export async function saveNewsletter(
  { id, version }: Pick<Newsletter, 'id' | 'version'>,
  texts: NewsletterTexts,
): Promise<Result<Newsletter>> {
  const clean = Object.entries(texts).map(([language, { subject, text }]) => [
    language,
    // A subject is one line.
    { subject: oneLine(subject), text: storable(text) },
  ])
  return attempt(
    () =>
      supabase().rpc('save_newsletter', {
        newsletter_id: id || null,
        texts: Object.fromEntries(clean),
        seen: version || null,
      }),
    toNewsletter,
  )
}

/** Sends a newsletter as it is saved to the admin alone. */
export async function testNewsletter(id: string): Promise<Result<void>> {
  return attempt(
    () => supabase().rpc('test_newsletter', { newsletter_id: id }),
    () => undefined,
  )
}

/** Sends a draft as it was seen to everybody who asked for newsletters. */
export async function sendNewsletter({
  id,
  version,
}: Pick<Newsletter, 'id' | 'version'>): Promise<Result<void>> {
  return attempt(
    () => supabase().rpc('send_newsletter', { newsletter_id: id, seen: version }),
    () => undefined,
  )
}

/** Stops the sending: people who have not got it yet do not get it. */
export async function stopNewsletter(id: string): Promise<Result<void>> {
  return attempt(
    () => supabase().rpc('stop_newsletter', { newsletter_id: id }),
    () => undefined,
  )
}

export async function deleteNewsletter(id: string): Promise<Result<void>> {
  return attempt(
    () => supabase().rpc('delete_newsletter', { newsletter_id: id }),
    () => undefined,
  )
}

const counts = z.object({
  /** The readers who asked for newsletters. */
  subscribers: z.number(),
  waiting: z.number(),
  sent: z.number(),
  failed: z.number(),
})
export type NewsletterCounts = z.infer<typeof counts>

/** How many get newsletters, and how far the sending of this one is; `id` is empty before it is saved. */
export async function countNewsletter(id: string): Promise<Result<NewsletterCounts>> {
  return attempt(
    () => supabase().rpc('newsletter_counts', { newsletter_id: id || null }),
    (data) => z.parse(counts, data),
  )
}
