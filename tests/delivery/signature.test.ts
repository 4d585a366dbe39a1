import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isSigned } from '../../src/delivery/signature.ts'

const KEY = Buffer.from('a key of the webhook')
const SECRET = `whsec_${KEY.toString('base64')}`
const NOW = new Date('2026-11-22T10:00:00Z')
const BODY = '{"type":"email.bounced"}'
const seconds = (time: Date) => String(time.getTime() / 1000)

const sign = (id: string, timestamp: string, body: string, key = KEY) =>
  `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`

function headers(changes: Record<string, string> = {}): Headers {
  const timestamp = changes['svix-timestamp'] ?? seconds(NOW)
  return new Headers({
    'svix-id': 'msg_1',
    'svix-timestamp': timestamp,
    'svix-signature': sign('msg_1', timestamp, BODY),
    ...changes,
  })
}

const signed = (changes?: Record<string, string>, body = BODY) =>
  isSigned(headers(changes), body, SECRET, NOW)

test('what was signed with the secret, just now, is believed', async () => {
  expect(await signed()).toBe(true)
  // While a secret is being replaced there are two signatures.
  const both = `${sign('msg_1', seconds(NOW), BODY, Buffer.from('old'))} ${sign('msg_1', seconds(NOW), BODY)}`
  expect(await signed({ 'svix-signature': both })).toBe(true)
})

describe('not believed is', () => {
  test.each<[string, Record<string, string>, string?]>([
    ['another body', {}, '{"type":"email.complained"}'],
    ['another id', { 'svix-id': 'msg_2' }],
    ['another key', { 'svix-signature': sign('msg_1', seconds(NOW), BODY, Buffer.from('guess')) }],
    ['another version', { 'svix-signature': sign('msg_1', seconds(NOW), BODY).replace('v1', 'v2') }],
    ['a signature that is no base64', { 'svix-signature': 'v1,???' }],
    ['no signature', { 'svix-signature': '' }],
    ['what is six minutes old', { 'svix-timestamp': seconds(new Date(NOW.getTime() - 360_000)) }],
    ['what comes from the future', { 'svix-timestamp': seconds(new Date(NOW.getTime() + 360_000)) }],
    ['what has no time', { 'svix-timestamp': 'now' }],
  ])('%s', async (_, changes, body) => {
    expect(await signed(changes, body)).toBe(false)
  })
})
