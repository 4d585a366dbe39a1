import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { failure, success } from '../../src/domain/errors.ts'
import { codeAt } from '../../supabase/local/auth/factors/totp.ts'
import { createTestBackend, PASSWORD, type TestBackend } from '../support/backend.ts'
import { memoryStorage } from '../support/memory-storage.ts'

// What the screens of the own account do, on the real backend.

let backend: TestBackend
/** What a browser would write to its console. */
const refused: string[] = []
const email = 'customer@example.com'

async function openPage() {
  vi.resetModules()
  const page = {
    ...(await import('../../src/stores/bookings/own-visits.ts')),
    ...(await import('../../src/stores/people/devices.ts')),
    ...(await import('../../src/stores/people/own-account.ts')),
    ...(await import('../../src/stores/people/password.ts')),
    ...(await import('../../src/stores/people/profile.ts')),
    ...(await import('../../src/stores/people/session.ts')),
    ...(await import('../../src/stores/people/sign-in.ts')),
  }
  expect(await page.signIn({ email, password: PASSWORD })).toEqual(success(undefined))
  page.$session.listen(() => undefined)
  await page.loadSession()
  return page
}

beforeAll(async () => {
  backend = await createTestBackend({ engine: 'postgres' })
  vi.stubEnv('PUBLIC_SUPABASE_URL', '')
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', backend.keys.publishableKey)
  vi.stubGlobal('location', new URL(backend.url))
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const answer = await backend.fetch(new Request(input, init), { peerAddress: '127.0.0.1' })
    if (!answer.ok) refused.push(`${answer.status} ${new URL(answer.url || String(input)).pathname}`)
    return answer
  })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
  await backend?.close()
})

test('a password of a session of long ago takes a mailed code', async () => {
  const page = await openPage()
  await backend.sql.exec("update auth.sessions set created_at = now() - interval '2 days'")
  expect(await page.changePassword('another-one')).toEqual(failure('reauthentication_needed'))
  expect(await page.changePassword('another-one', '000000')).toEqual(failure('code_wrong'))
})

test('a phone told in passing is stored by itself: an unsubscription and a new name from elsewhere stay', async () => {
  const page = await openPage()
  const state = page.$session.get()
  if (state.status !== 'signed-in') throw new Error(state.status)
  const { id } = state.account
  await page.loadProfile(id)
  expect(page.$profile.get()).toMatchObject({ value: { phone: '' } })
  await backend.sql.exec(
    `update public.profiles set newsletter = false, notifications = false, full_name = 'Сараа' where id = '${id}'`,
  )
  const now = { fullName: 'Сараа', phone: '+97699112233', notifications: false, newsletter: false }
  expect(await page.saveProfile(id, { phone: '9911 2233' })).toEqual(success(now))
  expect(page.$profile.get()).toEqual({ status: 'ready', value: now })
  // An emptied name is stored as none.
  expect(await page.saveProfile(id, { fullName: ' ' })).toEqual(success({ ...now, fullName: '' }))
})

test('what one came to counts as a visit: no request, no no-show and nothing that is ahead, of which the first comes next', async () => {
  const page = await openPage()
  const state = page.$session.get()
  if (state.status !== 'signed-in') throw new Error(state.status)
  const { id } = state.account
  const booked = (days: number, columns: string) => `insert into public.bookings
    (user_id, booking_date, duration, type, price, currency, status, attendance) values
    ('${id}', date_trunc('hour', now()) + interval '${days} days', 60, 'recording', 50, 'USD', ${columns});`
  // Without the rules of booking, by which nobody books what is past.
  await backend.sql.exec(`do $$ begin
    perform set_config('session_replication_role', 'replica', true);
    delete from public.bookings where user_id = '${id}';
    ${booked(-9, "'confirmed', 'came'")}
    ${booked(-8, "'confirmed', null")}
    ${booked(-7, "'confirmed', 'no_show'")}
    ${booked(-6, "'pending', null")}
    ${booked(-5, "'cancelled', null")}
    ${booked(7, "'cancelled', null")}
    ${booked(9, "'confirmed', null")}
    ${booked(8, "'pending', null")}
    end $$`)
  await page.loadOwnVisits(id)
  const visits = page.$ownVisits.get()
  expect(visits).toMatchObject({
    value: { visits: 2, since: expect.any(Date), next: { status: 'pending' } },
  })
})

test('of two devices one is removed; a wrong code deletes nothing and leaves the session, the right one deletes', async () => {
  const page = await openPage()
  const keys: Record<string, { id: string; key: string }> = {}
  for (const name of ['Phone', 'Tablet']) {
    const begun = await page.addDevice(name, 'Gegee Studio')
    if (!begun.ok) throw new Error(begun.code)
    keys[name] = begun.value
    const code = codeAt(begun.value.key, Date.now())
    expect(await page.showCode({ device: begun.value.id, code })).toEqual(success(undefined))
  }
  expect(await page.addDevice('phone', 'Gegee Studio')).toEqual(failure('device_name_taken'))
  const phone = keys.Phone ?? { id: '', key: '' }
  expect(await page.removeDevice(keys.Tablet?.id ?? '')).toEqual(success(undefined))
  // The tablet had done the second step of this session.
  expect(page.$session.get().status).toBe('second-step')
  const at = (periods: number) => codeAt(phone.key, Date.now() + periods * 30_000)
  expect(await page.showCode({ device: phone.id, code: at(1) })).toEqual(success(undefined))
  const state = page.$session.get()
  if (state.status !== 'signed-in') throw new Error(state.status)
  expect(state.account.secondStep).toBe('done')
  const before = localStorage.getItem('gegee-session')
  const wrong = { device: phone.id, code: '000000' }
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  expect(await page.deleteAccount(state.account, PASSWORD, wrong)).toEqual(failure('code_wrong'))
  expect(await page.deleteAccount(state.account, 'guess!', wrong)).toEqual(failure('password_wrong'))
  expect(localStorage.getItem('gegee-session')).toBe(before)
  // A code counts once: the app shows the next one.
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
  const right = { device: phone.id, code: at(1) }
  refused.length = 0
  expect(await page.deleteAccount(state.account, PASSWORD, right)).toEqual(success(undefined))
  expect(refused).toEqual([])
  expect(warned).not.toHaveBeenCalled()
  warned.mockRestore()
  expect(localStorage.getItem('gegee-session')).toBeNull()
  vi.useRealTimers()
  expect(await backend.sql.query('select 1 from auth.users where email = $1', [email])).toEqual([])
})
