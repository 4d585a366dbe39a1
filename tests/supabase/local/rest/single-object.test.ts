import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestBackend, signIn, type TestBackend } from '../../../support/backend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend()
})
afterAll(() => backend.close())

const COLUMNS = 'status, price, profiles!bookings_user_id_fkey(full_name)'

test('a write that embeds another table answers .single() with one object, amounts as numbers', async () => {
  const customer = await signIn(backend, 'customer@example.com')
  const { data: session } = await customer.auth.getUser()
  const { data, status } = await customer
    .from('bookings')
    .insert({
      user_id: session.user?.id,
      booking_date: '2090-01-10T02:00:00Z',
      duration: 60,
      type: 'recording',
    })
    .select(COLUMNS)
    .single()
  expect([status, data]).toEqual([
    201,
    { status: 'pending', price: 50, profiles: { full_name: 'Жишээ захиалагч' } },
  ])
})

test('a write that finds no row answers .single() with PGRST116', async () => {
  const customer = await signIn(backend, 'customer@example.com')
  const { error, status } = await customer
    .from('bookings')
    .update({ status: 'cancelled' })
    .eq('id', '00000000-0000-4000-8000-000000000000')
    .select(COLUMNS)
    .single()
  expect([status, error?.code]).toEqual([406, 'PGRST116'])
})

test('a function that answers with nothing answers .single() with nothing as well', async () => {
  const customer = await signIn(backend, 'customer@example.com')
  const { error, status } = await customer.rpc('revoke_calendar_feed').single()
  expect([status, error]).toEqual([204, null])
})
