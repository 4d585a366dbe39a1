import type { AuthLimits } from '../../supabase/local/auth/limits.ts'

/** For tests that sign in more often than a person may. */
export const UNLIMITED: AuthLimits = {
  signIns: Infinity,
  sessions: Infinity,
  links: Infinity,
  wrongPasswords: Infinity,
  changes: Infinity,
  newPasswords: Infinity,
}
