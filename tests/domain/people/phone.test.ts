import { expect, test } from 'vitest'
import { internationalPhone, readablePhone } from '../../../src/domain/people/phone.ts'

test.each([
  ['99112233', '+97699112233'],
  ['9911-2233', '+97699112233'],
  ['9911 2233', '+97699112233'],
  ['976 9911 2233', '+97699112233'],
  ['00976 99112233', '+97699112233'],
  ['+976 (99) 11-22-33', '+97699112233'],
  ['+7 (913) 123-45-67', '+79131234567'],
  ['+86 138 0013 8000', '+8613800138000'],
  ['+49 30 901820', '+4930901820'],
  ['＋９７６　９９１１２２３３', '+97699112233'],
])('%s is stored as %s', (typed, stored) => {
  expect(internationalPhone(typed)).toBe(stored)
})

test.each([
  ['seven digits without a country', '9911223'],
  ['a national number of another country', '8 913 123 45 67'],
  ['a Mongolian number with a digit missing', '+976 9911 223'],
  ['a Mongolian number with a digit too many', '+976 9911 22334'],
  ['a country code that starts with nought', '+0123456789'],
  ['more digits than any number has', '+1234567890123456'],
  ['letters', 'call me'],
  ['two numbers', '99112233, 88112233'],
  ['a plus in the middle', '976+99112233'],
  ['nothing', ''],
])('%s is no phone number', (_, typed) => {
  expect(internationalPhone(typed)).toBeUndefined()
})

test('what is stored stays as it is when it is saved again', () => {
  expect(internationalPhone('+97699112233')).toBe('+97699112233')
})

test.each([
  ['+97699112233', '9911 2233'],
  ['+8613800138000', '+86 138 0013 8000'],
  ['+79161234567', '+7 916 123 45 67'],
  ['+12125550123', '+1 212 555 0123'],
  ['+821012345678', '+82 10 1234 5678'],
  ['+85291234567', '+852 9123 4567'],
  ['+4930901820', '+49 3090 1820'],
  ['+33612345678', '+33 612 345 678'],
  ['+77011234567', '+7 701 123 45 67'],
  ['+29012345', '+290 12345'],
])('%s is read as %s', (stored, read) => {
  expect(readablePhone(stored).replaceAll('\u00a0', ' ')).toBe(read)
})

test.each(['+97699112233', '+8613800138000', '+79161234567', '+29012345', '+999123456789012'])(
  '%s as it is read is stored as it was',
  (stored) => {
    expect(internationalPhone(readablePhone(stored))).toBe(stored)
  },
)

test('no line ends within a number', () => {
  expect(readablePhone('+8613800138000')).not.toMatch(/[ -]/)
})
