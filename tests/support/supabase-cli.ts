import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'

// Vitest's globalSetup has no import.meta.resolve.
const CLI = createRequire(import.meta.url).resolve('supabase/dist/supabase.js')

/** Runs the Supabase CLI, which leaves notes in its user's home: `home`. Its code and all it says. */
export async function runSupabase(
  home: string,
  words: readonly string[],
  environment: Record<string, string> = {},
): Promise<{ code: number; said: string }> {
  const env = {
    ...process.env,
    HOME: home,
    SUPABASE_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    ...environment,
  }
  return promisify(execFile)(process.execPath, [CLI, ...words], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stderr + stdout }),
    ({ code, stdout, stderr }) => ({ code, said: stderr + stdout }),
  )
}
