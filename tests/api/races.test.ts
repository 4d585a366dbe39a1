import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestBackend, signUpConfirmed, type TestBackend } from '../support/backend.ts'
import { at } from '../support/booking-rows.ts'

const REQUESTS = 200

// On PostgreSQL, where requests run side by side; on PGlite they queue.
let backend: TestBackend
let clients: SupabaseClient[]

beforeAll(async () => {
  backend = await createTestBackend({ engine: 'postgres' })
  clients = []
  for (const name of ['first', 'second', 'third']) {
    clients.push(await signUpConfirmed(backend, `${name}@example.com`))
  }
})
afterAll(() => backend?.close())

describe('two hundred requests for overlapping times at once', () => {
  test.each(['2090-05-10', '2090-05-11'])('one is answered 201, all others 23P01 (on %s)', async (day) => {
    const starts = [at('10:00', day), at('10:30', day), at('11:00', day), at('11:30', day)]
    const answers = await Promise.all(
      Array.from({ length: REQUESTS }, (_, n) =>
        clients[n % clients.length]
          ?.from('bookings')
          .insert({ booking_date: starts[n % starts.length], duration: 120, type: 'recording' }),
      ),
    )
    const outcomes = answers.map((answer) => `${answer?.status} ${answer?.error?.code ?? ''}`.trim())
    expect(outcomes.filter((outcome) => outcome === '201')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === '400 23P01')).toHaveLength(REQUESTS - 1)
    const stored = `select 1 from public.bookings where booking_date between $1 and $2`
    expect(await backend.sql.query(stored, [at('00:00', day), at('23:30', day)])).toHaveLength(1)
  })
})
