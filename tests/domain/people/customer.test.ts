import { describe, expect, test } from 'vitest'
import { failure, success } from '../../../src/domain/errors.ts'
import { customerRefusals, customerToStore } from '../../../src/domain/people/customer.ts'

const typed = { fullName: 'Сараа', phone: '9911 2233', email: '', locale: 'mn' }

describe('the details of a customer', () => {
  test('are stored without white space, the number in international form', () => {
    expect(
      customerToStore(
        { fullName: ' Сараа ', phone: '9911 2233', email: ' a@example.com ', locale: 'ru' },
        false,
      ),
    ).toEqual(success({ fullName: 'Сараа', phone: '+97699112233', email: 'a@example.com', locale: 'ru' }))
  })

  test.each([
    [{}, {}],
    [{ fullName: ' ' }, { fullName: 'customer_name_missing' }],
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
