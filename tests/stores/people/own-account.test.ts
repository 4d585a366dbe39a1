import { beforeEach, expect, test, vi } from 'vitest'
import { deleteOwnAccount } from '../../../src/backend/people/account.ts'
import * as auth from '../../../src/backend/people/session.ts'
import { failure, success } from '../../../src/domain/errors.ts'
import { memoryStorage } from '../../support/memory-storage.ts'

vi.mock('../../../src/backend/people/account.ts')
vi.mock('../../../src/backend/people/session.ts')

const account: auth.Account = {
  id: '1',
  email: 'anna@example.com',
  role: 'user',
  locale: 'mn',
  secondStep: 'none',
}
const credentials = { email: account.email, password: 'secret' }
const shown = { device: 'phone', code: '123 456' }
let deleteAccount: typeof import('../../../src/stores/people/own-account.ts').deleteAccount

beforeEach(async () => {
  vi.resetAllMocks()
  vi.resetModules()
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  ;({ deleteAccount } = await import('../../../src/stores/people/own-account.ts'))
})

test('deleting the account asks for the password, and for a code only of who has a second step', async () => {
  vi.mocked(deleteOwnAccount).mockResolvedValue(failure('password_wrong'))
  expect(await deleteAccount(account, 'secret', shown)).toEqual(failure('password_wrong'))
  expect(deleteOwnAccount).toHaveBeenLastCalledWith(credentials, undefined)
  await deleteAccount({ ...account, secondStep: 'done' }, 'secret', shown)
  expect(deleteOwnAccount).toHaveBeenLastCalledWith(credentials, { device: 'phone', code: '123456' })
})

test('deleting the account takes its session out of this browser where it worked, and asks nobody to end it', async () => {
  vi.mocked(deleteOwnAccount).mockResolvedValue(success(undefined))
  expect(await deleteAccount(account, 'secret', shown)).toEqual(success(undefined))
  expect(auth.forgetSession).toHaveBeenCalled()
  expect(auth.signOut).not.toHaveBeenCalled()
})

test('deleting the account leaves everything as it is where it did not', async () => {
  localStorage.setItem('gegee-role', 'user')
  vi.mocked(deleteOwnAccount).mockResolvedValue(failure('offline'))
  expect(await deleteAccount(account, 'secret', shown)).toEqual(failure('offline'))
  expect(auth.forgetSession).not.toHaveBeenCalled()
  expect(localStorage.getItem('gegee-role')).toBe('user')
})
