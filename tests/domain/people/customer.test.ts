import { describe, expect, test } from 'vitest'
import { failure, success } from '../../../src/domain/errors.ts'
import {
  customerRefusals,
  customerToStore,
  lostInMerge,
  sharedNumbers,
  typedOf,
} from '../../../src/domain/people/customer.ts'

const typed = { fullName: 'Сараа', phone: '9911 2233', email: '', locale: 'mn' }

describe('the details of a customer', () => {
  test('are stored without white space, the number in international form', () => {
    expect(
      customerToStore(
        { fullName: ' \u202eСараа ', phone: '9911 2233', email: ' a@example.com ', locale: 'ru' },
        false,
      ),
    ).toEqual(success({ fullName: 'Сараа', phone: '+97699112233', email: 'a@example.com', locale: 'ru' }))
  })

  test.each([
    [{}, {}],
    [{ fullName: ' ' }, { fullName: 'customer_name_missing' }],
    [{ fullName: '\u202e \u2069' }, { fullName: 'customer_name_missing' }],
    [{ fullName: 'x'.repeat(201) }, { fullName: 'too_long' }],
    [{ phone: '12' }, { phone: 'phone_invalid' }],
    [{ phone: ' ' }, { phone: 'contact_missing' }],
    [{ phone: '', email: 'a@example.com' }, {}],
    [{ email: 'saraa' }, { email: 'email_invalid' }],
    [
      { fullName: '', phone: '1', email: 'a@' },
      { fullName: 'customer_name_missing', phone: 'phone_invalid', email: 'email_invalid' },
    ],
  ])('%j: wrong is %j', (changes, wrong) => {
    expect(customerRefusals({ ...typed, ...changes }, false)).toEqual(wrong)
  })

  test('of an account may be empty, and the address is not theirs to change', () => {
    expect(customerToStore({ fullName: '', phone: '', email: 'x', locale: 'mn' }, true)).toEqual(
      success({ fullName: '', phone: '', email: '', locale: 'mn' }),
    )
    expect(customerToStore({ ...typed, phone: '1' }, true)).toEqual(failure('phone_invalid'))
  })
})

test.each([
  ['Цэцэг Бат', { fullName: 'Цэцэг Бат' }],
  [' +976 9911-2233 ', { phone: '+976 9911-2233' }],
  ['９９１１２２３３, ', { phone: '99112233' }],
  ['saraa@', { email: 'saraa@' }],
  ['ｓａｒａａ＠example.com', { email: 'saraa@example.com' }],
  [' Студи №1, ', { fullName: 'Студи №1' }],
])('"%s" goes into the field where it belongs', (search, details) => {
  expect(typedOf(search)).toEqual(details)
})

test('who has the number of another is noticed, unless both have an account or nobody has a number', () => {
  const person = (id: string, phone: string | null, hasAccount: boolean) => ({ id, phone, hasAccount })
  expect(
    sharedNumbers([
      person('a', '+97699112233', true),
      person('b', '+97699112233', false),
      person('c', '+97688112233', true),
      person('d', '+97688112233', true),
      person('e', null, false),
      person('f', null, false),
    ]),
  ).toEqual(new Set(['a', 'b']))
})

test('of two who become one an address or number that the other has, too, is lost', () => {
  const anna = { email: 'anna@example.com', phone: '+97699112233' }
  const nothing = { email: null, phone: null }
  expect(lostInMerge(anna, { email: 'a@example.com', phone: '+97688112233' })).toEqual(anna)
  expect(lostInMerge(anna, { ...anna, email: 'Anna@example.com' })).toEqual(nothing)
  expect(lostInMerge(anna, nothing)).toEqual(nothing)
  expect(lostInMerge(nothing, anna)).toEqual(nothing)
})
