import { expect, test } from 'vitest'
import { failure, success } from '../../../src/domain/errors.ts'
import { readCode } from '../../../src/domain/people/code.ts'

test.each([
  ['as it is written', '123456'],
  ['in two groups, as apps and mails show it', '123 456'],
  ['with a dash', '123-456'],
  ['pasted with what stands around it', ' 123\u00a0456\n'],
  ['in full-width digits of a Chinese keyboard', '１２３４５６'],
])('a code of six digits is read %s', (_, typed) => {
  expect(readCode(typed)).toEqual(success('123456'))
})

test('zeros at its beginning belong to a code', () => {
  expect(readCode('000 042')).toEqual(success('000042'))
})

test.each([
  ['nothing', ' '],
  ['five digits', '12345'],
  ['seven digits', '1234567'],
  ['a letter among them', '12345o'],
] as const)('%s is no code', (_, typed) => {
  expect(readCode(typed)).toEqual(failure('code_invalid'))
})
