import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { localKeys } from '../../supabase/local/keys.ts'
import { PASSWORD } from './people.ts'

const CUSTOMER = '00000000-0000-4000-8000-00000000000c'

/** The API as an admin's browser asks it, to set a test up without clicking. */
async function adminApi(baseURL: string | undefined): Promise<SupabaseClient> {
  const { publishableKey } = localKeys(join(import.meta.dirname, '../../.local'))
  const client = createClient(baseURL ?? '', publishableKey, { auth: { persistSession: false } })
  const { error } = await client.auth.signInWithPassword({ email: 'admin@example.com', password: PASSWORD })
  if (error) throw error
  return client
}

interface Values {
  date: string
  time: string
  duration?: number
  type?: string
  status?: 'pending' | 'confirmed'
  notes?: string
}

/** Books for the demo customer and returns the ids. */
export async function bookForCustomer(baseURL: string | undefined, bookings: Values[]): Promise<string[]> {
  const api = await adminApi(baseURL)
  const rows = bookings.map(
    ({ date, time, duration = 60, type = 'recording', status = 'pending', notes }) => ({
      user_id: CUSTOMER,
      booking_date: `${date}T${time}:00+08:00`,
      duration,
      type,
      status,
      notes: notes ?? null,
    }),
  )
  const { data, error } = await api.from('bookings').insert(rows).select('id')
  if (error) throw error
  return data.map(({ id }) => id)
}
