import { afterEach, expect, test, vi } from 'vitest'

// Each module around lite is switched off in turn; the server must notice by itself.
afterEach(() => {
  vi.resetModules()
  vi.restoreAllMocks()
})

async function start(): Promise<void> {
  vi.resetModules()
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

test('with every gap closed the server starts', async () => {
  await expect(start()).resolves.toBeUndefined()
})

test.each([
  ['patches/grants.ts', { keepGrants: () => undefined }, /widens the grants/],
  ['patches/rest-errors.ts', { answerErrorsLikePostgrest: () => undefined }, /status of PostgREST/],
  ['patches/timestamps.ts', { toIso8601: (text: string) => text }, /ISO 8601/],
  ['patches/numbers.ts', { toJsonNumber: (text: string) => text }, /not as numbers/],
  ['auth/redirect-target.ts', { redirectTarget: (_: unknown, site: string) => site }, /ignore redirect_to/],
  ['auth/pkce.ts', { linkToken: (token: string) => token }, /ignore PKCE/],
  ['auth/resend.ts', { resend: async () => Response.json({}) }, /not sent again/],
  ['database/in-turns.ts', { inTurns: () => (job: () => unknown) => job() }, /each other’s role/],
])('without %s the server refuses to start', async (file, replacement, sentence) => {
  await expect(startWithout(file, replacement)).rejects.toThrow(sentence)
})
