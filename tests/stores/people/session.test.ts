import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as auth from '../../../src/backend/people/session.ts'
import { failure, success } from '../../../src/domain/errors.ts'
import { memoryStorage } from '../../support/memory-storage.ts'

vi.mock('../../../src/backend/people/session.ts')

const account: auth.Account = {
  id: '1',
  email: 'anna@example.com',
  role: 'user',
  locale: 'mn',
  secondStep: 'none',
}
const admin: auth.Account = { ...account, role: 'admin' }
const answers = vi.mocked(auth)
const dataset: Record<string, string | undefined> = {}
let pageshow: (event: { persisted: boolean }) => void
let session: typeof import('../../../src/stores/people/session.ts')

/** A page of its own for each test: storage, the page's marks, and modules that remember nothing. */
beforeEach(async () => {
  vi.resetAllMocks()
  vi.resetModules()
  for (const name of Object.keys(dataset)) delete dataset[name]
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('addEventListener', (_: 'pageshow', listener: typeof pageshow) => {
    pageshow = listener
  })
  session = await import('../../../src/stores/people/session.ts')
})

/** What an island does: it looks at the session and goes on looking. */
async function open(signedIn: auth.Account | undefined) {
  answers.currentAccount.mockResolvedValue(success(signedIn))
  session.$session.listen(() => undefined)
  await vi.waitUntil(() => session.$session.get().status !== 'unknown')
}

describe('the session', () => {
  test('is unknown until the first screen looks, and loads then', async () => {
    expect(answers.currentAccount).not.toHaveBeenCalled()
    await open(account)
    expect(session.$session.get()).toEqual({ status: 'signed-in', account })
  })

  test('marks the page and the next one, so that the navigation is right before anything loads', async () => {
    await open(admin)
    expect(dataset).toEqual({ session: 'in', role: 'admin' })
    expect(localStorage.getItem('gegee-role')).toBe('admin')
    answers.currentAccount.mockResolvedValue(success(undefined))
    await session.loadSession()
    expect(dataset).toEqual({ session: 'out' })
    expect(localStorage.getItem('gegee-role')).toBeNull()
  })

  test('follows what another tab does', async () => {
    await open(account)
    answers.currentAccount.mockResolvedValue(success(undefined))
    answers.onSessionChange.mock.calls[0]?.[0]()
    await vi.waitUntil(() => session.$session.get().status === 'signed-out')
  })

  test('does not draw the screens anew when the same person is looked at again', async () => {
    await open(account)
    const before = session.$session.get()
    answers.currentAccount.mockResolvedValue(success({ ...account }))
    await session.loadSession()
    expect(session.$session.get()).toBe(before)
    answers.currentAccount.mockResolvedValue(success(admin))
    await session.loadSession()
    expect(session.$session.get()).toEqual({ status: 'signed-in', account: admin })
  })

  test('keeps a screen at work when it cannot be looked at again', async () => {
    await open(account)
    answers.currentAccount.mockResolvedValue(failure('offline'))
    await session.loadSession()
    expect(session.$session.get()).toEqual({ status: 'signed-in', account })
  })

  test('says why where nothing is known yet', async () => {
    answers.currentAccount.mockResolvedValue(failure('offline'))
    await session.loadSession()
    expect(session.$session.get()).toEqual({ status: 'failed', code: 'offline' })
  })
})

describe('what was typed in this tab', () => {
  const key = 'gegee-draft-details'
  const typed = () => sessionStorage.setItem(key, '"for me alone"')
  const come = async (next: auth.Account | undefined) => {
    answers.currentAccount.mockResolvedValue(success(next))
    await session.loadSession()
  }
  const bat: auth.Account = { ...account, id: '2', email: 'bat@example.com' }

  test('before signing in is there afterwards, and when the same person comes back', async () => {
    typed()
    await open(account)
    await come(undefined)
    await come(account)
    expect(sessionStorage.getItem(key)).not.toBeNull()
  })

  test('is gone for the next person, whose session ended elsewhere or was replaced', async () => {
    await open(account)
    typed()
    await come(undefined)
    await come(bat)
    expect(sessionStorage.getItem(key)).toBeNull()
    typed()
    await come(account)
    expect(sessionStorage.getItem(key)).toBeNull()
  })

  test('is gone before the next person’s second step', async () => {
    await open(account)
    typed()
    await come({ ...bat, secondStep: 'needed' })
    expect(sessionStorage.getItem(key)).toBeNull()
  })
})

describe('a second step that is still to be done', () => {
  const half: auth.Account = { ...admin, secondStep: 'needed' }

  test('is a state of its own, in which nobody counts as signed in', async () => {
    localStorage.setItem('preferred-language', 'ru')
    await open(half)
    expect(session.$session.get()).toEqual({ status: 'second-step', account: half })
    expect(dataset).toEqual({ session: 'out' })
    expect(localStorage.getItem('gegee-role')).toBeNull()
    answers.currentAccount.mockResolvedValue(success({ ...half, secondStep: 'done' }))
    await session.loadSession()
    expect(session.$session.get()).toMatchObject({ status: 'signed-in', account: { locale: 'ru' } })
    expect(dataset).toEqual({ session: 'in', role: 'admin' })
  })

  test('takes the screens away where it is set up elsewhere', async () => {
    await open(admin)
    answers.currentAccount.mockResolvedValue(success(half))
    await session.loadSession()
    expect(session.$session.get().status).toBe('second-step')
  })
})

describe('signing out', () => {
  const typed = () => sessionStorage.setItem('gegee-draft-details', '"for me alone"')

  test('leaves neither the role nor what was typed in this browser', async () => {
    await open(account)
    typed()
    await session.signOut()
    expect(localStorage.getItem('gegee-role')).toBeNull()
    expect(sessionStorage.getItem('gegee-draft-details')).toBeNull()
  })

  test('lets the page that leaves go without a last flicker', async () => {
    await open(account)
    await session.signOut()
    answers.currentAccount.mockResolvedValue(success(undefined))
    await session.loadSession()
    expect(session.$session.get()).toEqual({ status: 'signed-in', account })
  })

  test('is seen by a page that the Back button brings back as it was', async () => {
    await open(account)
    await session.signOut()
    answers.currentAccount.mockResolvedValue(success(undefined))
    pageshow({ persisted: true })
    await vi.waitUntil(() => session.$session.get().status === 'signed-out')
  })

  test('everywhere stays here when it did not work', async () => {
    await open(account)
    typed()
    answers.signOutEverywhere.mockResolvedValue(failure('offline'))
    expect(await session.signOutEverywhere()).toEqual(failure('offline'))
    expect(sessionStorage.getItem('gegee-draft-details')).not.toBeNull()
    answers.currentAccount.mockResolvedValue(success(undefined))
    await session.loadSession()
    expect(session.$session.get()).toEqual({ status: 'signed-out' })
  })
})
