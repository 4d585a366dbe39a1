import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultSettings } from '../../src/domain/offers/settings.ts'
import { createTestBackend, signIn, type TestBackend } from '../support/backend.ts'

const customerId = '00000000-0000-4000-8000-00000000000c'

/** What the admin's screens ask the API for, each refused to everybody else. */
const calls: [
  string,
  (client: SupabaseClient) => PromiseLike<{ status: number; error: { message: string } | null }>,
][] = [
  ['the statistics', (client) => client.rpc('admin_statistics')],
  ['the weeks', (client) => client.rpc('admin_weeks')],
  ['the use of opening hours', (client) => client.rpc('admin_opening_use')],
  ['the bookings', (client) => client.rpc('list_bookings')],
  ['the users', (client) => client.rpc('list_users', { search: '' })],
  ['one user', (client) => client.rpc('get_user', { user_id: customerId })],
  ['a role', (client) => client.rpc('set_user_role', { user_id: customerId, new_role: 'admin' })],
  ['the booked services', (client) => client.rpc('booked_services')],
  [
    'the settings',
    (client) =>
      client.rpc('save_settings', { new_settings: defaultSettings, seen: new Date().toISOString() }),
  ],
]

let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend({ engine: 'postgres' })
})
afterAll(() => backend?.close())

describe('the admin area straight at the API', () => {
  test.each(calls)('%s: a visitor gets 401', async (_, call) => {
    const { status, error } = await call(backend.newClient())
    expect([status, error?.message]).toEqual([401, expect.stringMatching(/^permission denied for function/)])
  })

  test.each(calls)('%s: a customer gets 403', async (_, call) => {
    const { status, error } = await call(await signIn(backend, 'customer@example.com'))
    expect([status, error?.message]).toEqual([403, 'not_allowed'])
  })

  test('a customer sees no message and marks none', async () => {
    const visitor = backend.newClient()
    const sent = await visitor.rpc('send_contact_message', {
      name: 'J',
      email: 'j@example.com',
      message: 'Hello',
    })
    expect(sent.error).toBeNull()
    const customer = await signIn(backend, 'customer@example.com')
    const messages = customer.from('contact_messages')
    expect((await messages.select()).data).toEqual([])
    const marked = await messages.update({ answered_at: new Date().toISOString() }).neq('name', '').select()
    expect(marked.data).toEqual([])
    expect(await backend.sql.query('select answered_at from public.contact_messages')).toEqual([
      { answered_at: null },
    ])
  })

  test('an admin answers a request only as it was seen', async () => {
    const admin = await signIn(backend, 'admin@example.com')
    const [request] =
      (await admin.from('bookings').select('id, updated_at').eq('status', 'pending').limit(1)).data ?? []
    const answer = (version: string) =>
      admin
        .from('bookings')
        .update({ status: 'confirmed' })
        .eq('id', request?.id)
        .eq('updated_at', version)
        // Columns of another table, too, and lite finds nothing: it looks for the old version.
        .select('status, updated_at')
    expect((await answer('2020-01-01T00:00:00+00:00')).data).toEqual([])
    expect((await answer(request?.updated_at)).data).toEqual([
      { status: 'confirmed', updated_at: expect.any(String) },
    ])
  })
})
