import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccountServer, openAccountServer } from '../support/account-server.ts'

let server: AccountServer
beforeAll(async () => {
  server = await openAccountServer({ realLimits: true, mailIntervalSeconds: 60 })
})
afterAll(() => server?.close())

describe('one address', () => {
  test.each([
    ['token?grant_type=password', { email: 'customer@example.com', password: 'wrong' }],
    ['token?grant_type=refresh_token', { refresh_token: 'none' }],
    ['verify', { token_hash: 'none', type: 'signup' }],
  ])('is told to wait when it has called %s too often, and another one is not', async (path, body) => {
    const from = async (address: string) => {
      const init = { method: 'POST', body: JSON.stringify(body) }
      const answer = await server.fetch(`/auth/v1/${path}`, init, address)
      return [answer.status, ((await answer.json()) as { error_code: string }).error_code]
    }
    const address = `192.0.2.${path.length}`
    let answer: unknown[] = []
    for (let n = 0; n < 200 && answer[0] !== 429; n++) answer = await from(address)
    expect(answer).toEqual([429, 'over_request_rate_limit'])
    if (!path.includes('password')) expect((await from('192.0.2.200'))[0]).not.toBe(429)
  })
})

test('a second mail of a kind has to wait, and the answer says how long', async () => {
  const { auth } = server.newClient()
  const account = { email: 'twice@example.com', password: 'a-password' }
  expect((await auth.signUp(account)).error).toBeNull()
  const { error } = await auth.resend({ type: 'signup', email: account.email })
  expect([error?.status, error?.code]).toEqual([429, 'over_email_send_rate_limit'])
  expect(error?.message).toMatch(/only request this after (59|60|5\d) seconds\.$/)
  expect(server.mailsTo(account.email)).toHaveLength(1)
})
