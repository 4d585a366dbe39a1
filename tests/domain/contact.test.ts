import { describe, expect, test } from 'vitest'
import { contactErrors, contactField } from '../../src/domain/contact.ts'

const written = { name: 'Сараа', email: 'saraa@example.com', message: 'Сайн байна уу?' }
const errorsOf = (changes: Partial<typeof written>) => contactErrors({ ...written, ...changes })

describe('a message to the studio', () => {
  test('with name, address and text has no errors', () => {
    expect(contactErrors(written)).toEqual({})
  })

  test('that is empty names every field, in the order of the form', () => {
    expect(Object.entries(contactErrors({ name: '', email: ' ', message: '\n\u3000' }))).toEqual([
      ['name', 'name_missing'],
      ['email', 'email_missing'],
      ['message', 'message_missing'],
    ])
  })

  test('may be as long as the database allows, whatever the script', () => {
    expect(errorsOf({ name: '名'.repeat(200), message: '🎥'.repeat(5000) })).toEqual({})
    expect(errorsOf({ name: '名'.repeat(201) })).toEqual({ name: 'name_too_long' })
    expect(errorsOf({ message: '🎥'.repeat(5001) })).toEqual({ message: 'message_too_long' })
  })

  test.each(['saraa@example.com', '  saraa@example.com ', 'a+b@sub.example.mn', 'почта@пример.рф'])(
    'is answered at %j',
    (email) => expect(errorsOf({ email })).toEqual({}),
  )

  test.each([
    'saraa',
    'saraa@example',
    'sa raa@example.com',
    'a@b.mn,c@d.mn',
    'a@b.mn\nBcc: x@y.mn',
    'Сараа <saraa@example.com>',
    'a\u200b@example.com',
    `${'x'.repeat(243)}@example.com`,
  ])('is not answered at %j', (email) => expect(errorsOf({ email })).toEqual({ email: 'email_invalid' }))
})

test('a refusal of the database finds its field', () => {
  expect(contactField('name_too_long')).toBe('name')
  expect(contactField('email_invalid')).toBe('email')
  expect(contactField('message_missing')).toBe('message')
  expect(contactField('too_many_messages')).toBeUndefined()
})
