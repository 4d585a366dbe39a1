import { expect, test } from 'vitest'
import { replyLink } from '../../src/domain/reply.ts'

const words = { subject: 'Your message', greeting: 'Hello {{name}},', quote: 'You wrote on {{date}}:' }
const link = (changes: object = {}) =>
  new URL(
    replyLink(
      { name: 'Сараа', email: 'saraa@example.com', message: 'One\nTwo', ...changes },
      words,
      '22 November',
    ),
  )

test('an answer goes to the sender, with subject, greeting and the quoted text', () => {
  expect(link().protocol).toBe('mailto:')
  expect(link().pathname).toBe('saraa@example.com')
  expect(link().searchParams.get('subject')).toBe('Your message')
  expect(link().searchParams.get('body')).toBe(
    'Hello Сараа,\r\n\r\n\r\n\r\nYou wrote on 22 November:\r\n> One\r\n> Two',
  )
})

test('nothing that was typed becomes a further recipient or header', () => {
  const hostile = link({ email: 'a@b.c?bcc=x@y.z', name: '&cc=x@y.z', message: '&bcc=x@y.z\r\nBcc: x@y.z' })
  expect([...hostile.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(hostile.pathname).toBe('a@b.c%3Fbcc%3Dx%40y.z')
})

test('a name is taken as it is', () => {
  expect(link({ name: '$& $1' }).searchParams.get('body')).toMatch(/^Hello \$& \$1,/)
})

test('a long text is quoted in part, no character torn apart', () => {
  const body = link({ message: '📷'.repeat(5000) }).searchParams.get('body') ?? ''
  expect(body.endsWith(`> ${'📷'.repeat(300)}…`)).toBe(true)
  expect(link({ message: 'ө'.repeat(5000) }).href.length).toBeLessThan(2200)
})
