import { afterEach, expect, test, vi } from 'vitest'
import { pgliteEngine } from '../../../supabase/local/database/pglite-engine.ts'
import {
  openStoppablePglite,
  type StoppablePglite,
} from '../../../supabase/local/database/stoppable-pglite.ts'

// Each module around lite is switched off in turn; the server must notice by itself.
afterEach(() => {
  vi.resetModules()
  vi.restoreAllMocks()
})

async function start(): Promise<void> {
  vi.resetModules()
  // Compiled once: a module that is loaded anew would compile it anew.
  vi.doMock('../../../supabase/local/database/pglite-engine.ts', () => ({ pgliteEngine }))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { createFixtureBackend } = await import('../../support/fixture-backend.ts')
  const backend = await createFixtureBackend()
  await backend.close()
}

/** Replaces one export of a module of supabase/local. */
async function startWithout(file: string, replacement: Record<string, unknown>): Promise<void> {
  const path = `../../../supabase/local/${file}`
  vi.doMock(path, async (original) => ({ ...(await original<object>()), ...replacement }))
  try {
    await start()
  } finally {
    vi.doUnmock(path)
  }
}

/** A PGlite that answers one value as another. */
function reading(value: unknown, as: unknown): Record<string, unknown> {
  return {
    async openStoppablePglite(folder: string): Promise<StoppablePglite> {
      const pglite = await openStoppablePglite(folder)
      return {
        ...pglite,
        async query<Row>(text: string, parameters?: readonly unknown[]) {
          const answer = await pglite.query<object>(text, parameters)
          const rows = answer.rows.map((row) =>
            Object.fromEntries(Object.entries(row).map(([name, one]) => [name, one === value ? as : one])),
          )
          return { ...answer, rows: rows as Row[] }
        },
      }
    },
  }
}

test('with every gap closed the server starts', async () => {
  await expect(start()).resolves.toBeUndefined()
})

test.each([
  ['patches/grants.ts', { keepGrants: () => undefined }, /widens the grants/],
  ['patches/rest-errors.ts', { answerErrorsLikePostgrest: () => undefined }, /status of PostgREST/],
  // What reads values is in PGlite's thread, where no mock reaches: so they come as lite alone would read them.
  [
    'database/stoppable-pglite.ts',
    reading('2034-08-06T10:00:00+00:00', '2034-08-06 10:00:00+00'),
    /ISO 8601/,
  ],
  ['database/stoppable-pglite.ts', reading(1.5, '1.5'), /not as numbers/],
  [
    'auth/redirect-target.ts',
    { confirmLink: (_: unknown, __: unknown, site: string) => site },
    /ignore redirect_to/,
  ],
  ['auth/sessions/start.ts', { startSession: async () => Response.json({}) }, /brings no session/],
  ['auth/routes/resend-mail.ts', { resendMail: async () => Response.json({}) }, /not sent again/],
  ['database/in-turns.ts', { inTurns: () => (job: () => unknown) => job() }, /each other’s role/],
])('without %s the server refuses to start', async (file, replacement, sentence) => {
  await expect(startWithout(file, replacement)).rejects.toThrow(sentence)
})
