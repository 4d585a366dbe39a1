import { expect, test } from 'vitest'
import auth from '../../locales/en/auth.json' with { type: 'json' }
import profile from '../../locales/en/profile.json' with { type: 'json' }

test('what accounts are told in English is said in the words of the specification', () => {
  expect([auth.signingIn, auth.creatingAccount]).toEqual(['Signing in...', 'Creating Account...'])
  expect(auth.resent).toBe('Confirmation email resent. Please check your inbox.')
  expect(profile.saved).toBe('Profile updated successfully!')
})
