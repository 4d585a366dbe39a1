import { beforeEach, expect, test, vi } from 'vitest'
import { supabase } from '../../../src/backend/client.ts'
import { type ErrorCode, failure, type Result } from '../../../src/domain/errors.ts'

// What is typed wrong does not go to the service.

vi.mock('../../../src/backend/client.ts')

const account = { id: '1', email: 'anna@example.com', role: 'user', locale: 'mn' } as const

/** Modules that nobody before has given the real client. */
let page: Awaited<ReturnType<typeof open>>
const open = async () => ({
  ...(await import('../../../src/stores/people/email.ts')),
  ...(await import('../../../src/stores/people/own-account.ts')),
  ...(await import('../../../src/stores/people/password.ts')),
  ...(await import('../../../src/stores/people/sign-in.ts')),
})
beforeEach(async () => {
  vi.resetModules()
  page = await open()
})

const refused: [string, () => Promise<Result<unknown>>, ErrorCode][] = [
  ['no address', () => page.signIn({ email: ' ', password: 'secret' }), 'email_missing'],
  ['no password', () => page.signIn({ email: 'a@example.com', password: '' }), 'password_missing'],
  [
    'a short new password',
    () => page.register({ email: 'a@example.com', password: 'five5' }, { callbackUrl: '/', locale: 'mn' }),
    'password_too_short',
  ],
  ['half an address', () => page.requestPasswordReset('a@example', '/'), 'email_invalid'],
  ['no new password', () => page.changePassword(''), 'password_missing'],
  ['the address one has', () => page.requestEmailChange(account, ' ANNA@example.com ', '/'), 'email_same'],
  ['nothing to delete the account with', () => page.deleteAccount(account, ''), 'password_missing'],
]
test.each(refused)('%s', async (_, call, code) => {
  expect(await call()).toEqual(failure(code))
  expect(supabase).not.toHaveBeenCalled()
})
