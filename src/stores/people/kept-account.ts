import { storageKeys } from '../../domain/storage-keys.ts'

/** Name and email of who was signed in when this browser last looked, for public pages, which do without the client of Supabase. */
export function keptAccount(): { name?: string; email?: string } {
  try {
    const { user } = JSON.parse(localStorage.getItem(storageKeys.session) ?? '{}')
    return { name: user?.user_metadata?.full_name, email: user?.email }
  } catch {
    return {}
  }
}
