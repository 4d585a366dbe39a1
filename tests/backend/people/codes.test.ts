import { beforeEach, expect, test, vi } from 'vitest'
import { supabase } from '../../../src/backend/client.ts'
import { failure, success } from '../../../src/domain/errors.ts'

vi.mock('../../../src/backend/client.ts')

const auth = { signInWithOtp: vi.fn(), verifyOtp: vi.fn() }
let codes: typeof import('../../../src/backend/people/codes.ts')

beforeEach(async () => {
  vi.resetAllMocks()
  vi.resetModules()
  vi.mocked(supabase).mockReturnValue({ auth } as never)
  codes = await import('../../../src/backend/people/codes.ts')
})

const refused = (code: string, status: number) => ({ data: {}, error: { code, status, message: '' } })

test('a code is asked for without making an account, and its mail leads to the page of links', async () => {
  auth.signInWithOtp.mockResolvedValue({ data: {}, error: null })
  await codes.sendSignInCode(' anna@example.com ', 'https://studio.test/ru/auth/confirm')
  expect(auth.signInWithOtp).toHaveBeenCalledExactlyOnceWith({
    email: 'anna@example.com',
    options: { shouldCreateUser: false, emailRedirectTo: 'https://studio.test/ru/auth/confirm' },
  })
})

test.each([
  ['has no account', refused('otp_disabled', 422)],
  ['got a mail a moment ago', refused('over_email_send_rate_limit', 429)],
])('nobody is told of an address that it %s', async (_, answer) => {
  auth.signInWithOtp.mockResolvedValue(answer)
  expect(await codes.sendSignInCode('anna@example.com', '/')).toEqual(success(undefined))
})

test('who asks too often is told so', async () => {
  auth.signInWithOtp.mockResolvedValue(refused('over_request_rate_limit', 429))
  expect(await codes.sendSignInCode('anna@example.com', '/')).toEqual(failure('too_many_requests'))
})

test('a code that is wrong or too old is no link', async () => {
  auth.verifyOtp.mockResolvedValue(refused('otp_expired', 403))
  expect(await codes.signInByCode('anna@example.com', '123456')).toEqual(failure('code_wrong'))
})
