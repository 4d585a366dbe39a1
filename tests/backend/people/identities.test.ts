import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { success } from '../../../src/domain/errors.ts'
import { memoryStorage } from '../../support/memory-storage.ts'

// What a browser asks of the authentication service for accounts of other services, as hosted Supabase documents it.

const ORIGIN = 'https://studio.test'
const google = {
  id: '1',
  identity_id: '5f2e8f0c-0000-4000-8000-000000000001',
  user_id: 'anna',
  provider: 'google',
  identity_data: { email: 'anna@gmail.example' },
}
const byEmail = { ...google, identity_id: '5f2e8f0c-0000-4000-8000-000000000002', provider: 'email' }

/** Where the page is sent. */
const places: URL[] = []
const calls: string[] = []
let answers: Record<string, object>
let identities: typeof import('../../../src/backend/people/identities.ts')

beforeEach(async () => {
  places.length = calls.length = 0
  answers = {}
  vi.resetModules()
  vi.stubEnv('PUBLIC_AUTH_PROVIDERS', 'google')
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test')
  const storage = memoryStorage()
  const session = {
    access_token: 'of-anna',
    refresh_token: 'r',
    token_type: 'bearer',
    expires_at: 2e10,
    user: {},
  }
  storage.setItem('gegee-session', JSON.stringify(session))
  vi.stubGlobal('localStorage', storage)
  const page = Object.assign(new URL(ORIGIN), { assign: (to: string) => places.push(new URL(to)) })
  vi.stubGlobal('location', page)
  vi.stubGlobal('window', globalThis)
  // The library writes of each further client of a page, which a test is.
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('document', {})
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const { pathname, search } = new URL(input)
    const call = `${init.method ?? 'GET'} ${pathname}`
    calls.push(call + search)
    return Response.json(answers[call] ?? {})
  })
  identities = await import('../../../src/backend/people/identities.ts')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('a sign-in leaves for the service by way of the authentication service, with what only this browser can redeem', async () => {
  expect(await identities.signInWith('google', `${ORIGIN}/ru/auth/callback`)).toEqual(success(undefined))
  const [place] = places
  expect(place?.origin + (place?.pathname ?? '')).toBe(`${ORIGIN}/auth/v1/authorize`)
  const { code_challenge, ...asked } = Object.fromEntries(place?.searchParams ?? [])
  expect(asked).toEqual({
    provider: 'google',
    redirect_to: `${ORIGIN}/ru/auth/callback`,
    code_challenge_method: 's256',
  })
  expect(code_challenge).toMatch(/^[\w-]{43}$/)
})

test('connecting asks as who is signed in, and goes where that leads', async () => {
  answers = { 'GET /auth/v1/user/identities/authorize': { url: 'https://accounts.google.example/o/oauth2' } }
  expect(await identities.connect('google', `${ORIGIN}/auth/callback`)).toEqual(success(undefined))
  expect(calls[0]).toMatch(/^GET \/auth\/v1\/user\/identities\/authorize\?provider=google&/)
  expect(places.map(String)).toEqual(['https://accounts.google.example/o/oauth2'])
})

test('the ways in are listed, and the connected one is ended by its id', async () => {
  answers = { 'GET /auth/v1/user': { id: 'anna', identities: [byEmail, google] } }
  expect(await identities.listIdentities()).toEqual(
    success([
      { provider: 'email', email: 'anna@gmail.example' },
      { provider: 'google', email: 'anna@gmail.example' },
    ]),
  )
  expect(await identities.disconnect('google')).toEqual(success(undefined))
  expect(calls.at(-1)).toBe(`DELETE /auth/v1/user/identities/${google.identity_id}`)
})

test('what is not connected is not ended', async () => {
  answers = { 'GET /auth/v1/user': { id: 'anna', identities: [byEmail] } }
  expect(await identities.disconnect('google')).toEqual(success(undefined))
  expect(calls.some((call) => call.startsWith('DELETE'))).toBe(false)
})
