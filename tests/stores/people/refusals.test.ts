import { beforeEach, expect, test, vi } from 'vitest'
import { supabase } from '../../../src/backend/client.ts'
import { type ErrorCode, failure, type Result } from '../../../src/domain/errors.ts'

// What is typed wrong does not go to the service.

vi.mock('../../../src/backend/client.ts')

const account = {
  id: '1',
  email: 'anna@example.com',
  role: 'user',
  locale: 'mn',
  secondStep: 'none',
} as const
const careful = { ...account, secondStep: 'done' } as const
const code = (typed: string) => ({ device: '1', code: typed })

/** Modules that nobody before has given the real client. */
let page: Awaited<ReturnType<typeof open>>
const open = async () => ({
  ...(await import('../../../src/stores/people/codes.ts')),
  ...(await import('../../../src/stores/people/devices.ts')),
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
  ['nothing to delete the account with', () => page.deleteAccount(account, '', code('')), 'password_missing'],
  ['a password without its code', () => page.deleteAccount(careful, 'secret', code('')), 'code_invalid'],
  ['no address for a code', () => page.sendSignInCode('', '/'), 'email_missing'],
  ['five digits of a mail', () => page.signInByCode('a@example.com', '12345'), 'code_invalid'],
  ['no code to a new password', () => page.changePassword('secret', ' '), 'code_invalid'],
  ['no second step', () => page.showCode(code('')), 'code_invalid'],
  ['half a second step', () => page.showCode(code('123')), 'code_invalid'],
  ['a device without a name', () => page.addDevice(' ', 'Gegee Studio'), 'device_name_missing'],
]
test.each(refused)('%s', async (_, call, code) => {
  expect(await call()).toEqual(failure(code))
  expect(supabase).not.toHaveBeenCalled()
})
