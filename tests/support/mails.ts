import type { TestDatabase } from './actors.ts'

/** A mail as the deliverer gets it. */
export interface ClaimedMail {
  id: string
  lease: string
  kind: string
  audience: 'customer' | 'studio'
  to: string | null
  replyTo: string | null
  locale: string
  rendered: object | null
  payload: { [part: string]: unknown; booking: Record<string, unknown>; token: string | null }
}

/** What a deliverer is given to send now. */
export async function claim(db: TestDatabase, howMany = 100): Promise<ClaimedMail[]> {
  const rows = await db.as<{ mail: ClaimedMail }>('service', 'select public.claim_mails($1) as mail', [
    howMany,
  ])
  return rows.map(({ mail }) => mail)
}

/** The mails that wait, as `audience kind`, in the order in which they came. */
export async function waiting(db: TestDatabase): Promise<string[]> {
  const rows = await db.as<{ mail: string }>(
    'operator',
    `select audience || ' ' || kind as mail from private.outbox where state = 'waiting' order by number`,
  )
  return rows.map(({ mail }) => mail)
}

/** Forgets the mails of what a test begins with. */
export async function emptyOutbox(db: TestDatabase): Promise<void> {
  await db.as('operator', 'delete from private.outbox')
}

/** Makes every mail that waits due now. */
export async function makeDue(db: TestDatabase): Promise<void> {
  await db.as('operator', "update private.outbox set due_at = now() where state = 'waiting'")
}

/** What became of every mail, by kind. */
export async function states(db: TestDatabase): Promise<Record<string, string>> {
  const rows = await db.as<{ kind: string; state: string }>(
    'operator',
    'select kind, state from private.outbox order by number',
  )
  return Object.fromEntries(rows.map(({ kind, state }) => [kind, state]))
}

/** The link of a mail to the studio, with the token `abc`, by which a request can be answered. */
export async function linkToAnswer(db: TestDatabase, bookingId: string): Promise<void> {
  await db.as(
    'operator',
    `insert into private.mail_tokens (hash, purpose, booking_id, expires_at)
     values (private.token_hash('abc'), 'answer', $1, now() + interval '1 day')`,
    [bookingId],
  )
}
