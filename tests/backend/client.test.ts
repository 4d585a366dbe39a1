import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { attempt } from '../../src/backend/errors.ts'
import { failure, success } from '../../src/domain/errors.ts'
import { memoryStorage } from '../support/memory-storage.ts'

const KEY = 'sb_publishable_test'
const ORIGIN = 'http://studio.test'

/** What goes out, by path, and what it is answered. */
const calls: { path: string; headers: Headers }[] = []
let answerOf: (path: string) => Response

beforeEach(() => {
  calls.length = 0
  vi.resetModules()
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') })
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', KEY)
  vi.stubGlobal('location', new URL(ORIGIN))
  vi.stubGlobal('localStorage', memoryStorage())
  // What makes the library look for a browser's storage.
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('document', {})
  // It writes each renewal that failed, and each further client of a page, which a test is.
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit) => {
    const path = String(input).replace(ORIGIN, '').replace(/\?.*/, '')
    calls.push({ path, headers: new Headers(init.headers) })
    return answerOf(path)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** A session of this browser that ends in so many seconds. */
function signedIn(seconds: number): void {
  const expires_at = Math.floor(Date.now() / 1000) + seconds
  const session = { access_token: 'of-anna', refresh_token: 'r', token_type: 'bearer', expires_at, user: {} }
  localStorage.setItem('gegee-session', JSON.stringify(session))
}

/** Asks for the bookings as a screen does; the library tries a renewal again for half a minute. */
async function ask() {
  const { supabase } = await import('../../src/backend/client.ts')
  const result = attempt(
    () => supabase().from('bookings').select('id'),
    (rows) => rows.length,
  )
  await vi.advanceTimersByTimeAsync(40_000)
  return result
}

const asked = () => calls.filter(({ path }) => path === '/rest/v1/bookings')

describe('a call to the database', () => {
  test('goes out in the name of whoever is signed in, with the library’s own mark', async () => {
    signedIn(3600)
    answerOf = () => Response.json([])
    expect(await ask()).toEqual(success(0))
    expect(asked().map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer of-anna'])
    expect(asked()[0]?.headers.get('x-client-info')).toMatch(/^supabase-js\//)
  })

  test('goes out as nobody’s where nobody is signed in', async () => {
    answerOf = () => Response.json([])
    expect(await ask()).toEqual(success(0))
    expect(asked().map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${KEY}`])
  })

  test('never goes out as nobody’s because the session could not be renewed for want of a connection', async () => {
    signedIn(-1)
    answerOf = () => {
      throw new TypeError('Failed to fetch')
    }
    expect(await ask()).toEqual(failure('offline'))
    expect(asked()).toEqual([])
    expect(localStorage.getItem('gegee-session')).not.toBeNull()
  })

  test('nor because the service is at rest, and keeps its status', async () => {
    signedIn(-1)
    answerOf = () => new Response('{}', { status: 503 })
    expect(await ask()).toEqual(failure('service_unavailable'))
    expect(asked()).toEqual([])
  })
})
