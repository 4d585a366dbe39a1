import { expect, test } from 'vitest'
import { refuseCostly } from '../../../../supabase/local/rest/costly-queries.ts'

const ask = (query: string) => refuseCostly(new Request(`http://localhost/rest/v1/bookings?${query}`))

test.each([
  'notes=match.^(a*)*$',
  'notes=not.imatch.a',
  'notes=match(any).{a,b}',
  'notes=imatch(all).{a}',
  'notes=%6datch.a',
  'or=(notes.match.a,id.eq.1)',
  'or=notes.match.a',
  'and=(id.eq.1,or(status.eq.x,notes.not.imatch.a))',
  'not.or=(notes.imatch(any).{a})',
  'profiles.or=(full_name.match.a)',
  'profiles.full_name=match.a',
])('a regular expression is refused as a filter that PostgREST does not know: %s', async (query) => {
  const answer = ask(query)
  expect(answer?.status).toBe(400)
  expect(await answer?.json()).toMatchObject({ code: 'PGRST100', details: null, hint: null })
})

test.each([
  'select=profiles(bookings(profiles(id)))',
  'select=id,a:profiles!inner(*,...bookings(*,profiles(*)))',
  `select=${Array.from({ length: 9 }, (_, n) => `a${n}:profiles(*)`)}`,
  'or=(and(or(and(or(id.eq.1)))))',
])('what nests or embeds more than any screen asks for is refused: %s', (query) => {
  expect(ask(query)?.status).toBe(400)
})

test.each([
  'select=id,name,profiles!contact_messages_answered_by_fkey(full_name),contact_replies(id,profiles(full_name))',
  'select=amount.sum(),count()',
  'notes=eq.match.a',
  'notes=ilike.*match.a*',
  'customer_email=eq.imatch.bold@example.com',
  'or=(id.eq.1,and(status.eq.x,or(price.gt.1,price.is.null)))',
  'id=in.(1,2,3)',
])('what screens ask for is answered: %s', (query) => {
  expect(ask(query)).toBeUndefined()
})
