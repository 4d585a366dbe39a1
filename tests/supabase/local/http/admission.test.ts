import { expect, test } from 'vitest'
import { newKeys } from '../../../../supabase/local/data-folder/keys.ts'
import { admission } from '../../../../supabase/local/http/admission.ts'
import { callerOf } from '../../../../supabase/local/http/caller.ts'
import { withCallerAddress } from '../../../../supabase/local/http/caller-address.ts'
import { token } from '../../../support/tokens.ts'

test('a caller with too many requests under way is refused, others are not, and room is given back', async () => {
  const admitted = admission(2, 3)
  const { promise, resolve } = Promise.withResolvers<string>()
  const wait = () => promise
  const flood = [1, 2, 3].map(() => admitted('a', wait))
  expect(await flood[2]).toBeUndefined()
  const other = admitted('b', wait)
  // Now as many are under way as there may be in all.
  expect(await admitted('c', wait)).toBeUndefined()
  resolve('done')
  expect(await Promise.all([flood[0], flood[1], other])).toEqual(['done', 'done', 'done'])
  expect(await admitted('a', async () => 'again')).toBe('again')
  await expect(admitted('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await Promise.all([1, 2].map(() => admitted('a', async () => 'room')))).toEqual(['room', 'room'])
})

test('a caller is the account of a token of this server; of any other token, the address', () => {
  const keys = newKeys()
  const caller = (bearer: string) =>
    callerOf(withCallerAddress(new Headers({ authorization: `Bearer ${bearer}` }), '192.0.2.1'), keys)
  expect(caller(token({ sub: 'one' }, keys.jwtSecret))).toBe('account one')
  expect(caller(token({ sub: 'one' }, 'another secret'))).toBe('address 192.0.2.1')
  expect(caller(keys.publishableKey)).toBe('address 192.0.2.1')
  expect(caller('a.b.c')).toBe('address 192.0.2.1')
})
