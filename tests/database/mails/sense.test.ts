import { describe, expect, test } from 'vitest'
import { people, useDatabase } from '../../support/actors.ts'

const row = "insert into private.outbox (kind, audience, once, user_id, state) values ('x', $1, 'x', $2, $3)"
const token = "insert into private.mail_tokens (hash, purpose, expires_at) values ('x', $1, now())"
const newsletter = "insert into public.newsletters (texts, state) values ('{}', $1)"

describe('what makes no sense is not stored, whoever writes it', () => {
  const db = useDatabase()

  test.each([
    ['a mail to nobody we know of', row, ['all', people.owner, 'waiting'], 'outbox_audience'],
    ['a mail to a customer who is nobody', row, ['customer', null, 'waiting'], 'outbox_customer_known'],
    ['a mail in an unknown state', row, ['studio', null, 'lost'], 'outbox_state'],
    ['a token for everything', token, ['all'], 'mail_tokens_purpose'],
    ['a newsletter in an unknown state', newsletter, ['gone'], 'newsletters_state'],
  ])('%s', async (_, text, parameters, constraint) => {
    const { state, message } = await db.refusal('operator', text, parameters)
    expect([state, message]).toEqual(['23514', expect.stringContaining(constraint)])
  })
})
