import * as z from 'zod/mini'
import type { Result } from '../../domain/errors.ts'
import type { Profile } from '../../domain/people/account.ts'
import { storable } from '../../domain/storable.ts'
import { supabase } from '../client.ts'
import { attempt } from '../errors.ts'

const profileRow = z.object({
  full_name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  notifications: z.boolean(),
  newsletter: z.boolean(),
})

const COLUMNS = 'full_name, phone, notifications, newsletter'

/** An account without a profile was deleted elsewhere, and its session with it. */
const ACCOUNT_GONE = 'session_expired'

function toProfile(row: unknown): Profile {
  const { full_name, phone, ...wishes } = z.parse(profileRow, row)
  return { fullName: full_name ?? '', phone: phone ?? '', ...wishes }
}

export async function getProfile(id: string): Promise<Result<Profile>> {
  return attempt(
    () => supabase().from('profiles').select(COLUMNS).eq('id', id).single(),
    toProfile,
    ACCOUNT_GONE,
  )
}

/** An emptied text is stored as null; a missing one is not sent. */
const column = (text: string | undefined) => (text === undefined ? undefined : storable(text) || null)

/** Stores what is given of a profile; the rest, which may have changed meanwhile, stays. */
export async function saveProfile(id: string, part: Partial<Profile>): Promise<Result<Profile>> {
  const { fullName, phone, ...wishes } = part
  return attempt(
    () =>
      supabase()
        .from('profiles')
        .update({ full_name: column(fullName), phone: column(phone), ...wishes })
        .eq('id', id)
        .select(COLUMNS)
        .single(),
    toProfile,
    ACCOUNT_GONE,
  )
}
