import { expect, test } from 'vitest'
import { readMailLink } from '../../../src/domain/people/mail-link.ts'

test.each(['signup', 'recovery', 'email_change', 'magiclink', 'invite'])(
  'a link of type %s is read',
  (type) => {
    expect(readMailLink(`token_hash=pkce_12ab&type=${type}`)).toEqual({ tokenHash: 'pkce_12ab', type })
  },
)

test.each([
  '',
  'token_hash=12ab',
  'token_hash=&type=signup',
  'type=signup',
  'token_hash=12ab&type=phone_change',
  'access_token=12ab&refresh_token=34cd&type=signup',
  'token_hash=mine&type=magiclink&x=#token_hash=12ab&type=recovery',
  'token_hash=mine&type=magiclink&token_hash=12ab',
])('"%s" is no link of the account', (fragment) => {
  expect(readMailLink(fragment)).toBeUndefined()
})
