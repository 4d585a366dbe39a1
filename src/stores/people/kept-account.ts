import { storageKeys } from '../../domain/storage-keys.ts'

/** Id, name and email of who was signed in when this browser last looked, for public pages, which do without the client of Supabase. */
export function keptAccount(): { id?: string; name?: string; email?: string } {
  try {
    const { user } = JSON.parse(localStorage.getItem(storageKeys.session) ?? '{}')
    return { id: user?.id, name: user?.user_metadata?.full_name, email: user?.email }
  } catch {
    return {}
  }
}
