import { expect, test } from 'vitest'
import { providerName, readProviders } from '../../../src/domain/people/providers.ts'

test('services to sign in with are read as the operator lists them', () => {
  expect(readProviders('google, facebook')).toEqual(['google', 'facebook'])
  expect(readProviders('')).toEqual([])
  expect(readProviders(' google ,, "<script>"')).toEqual(['google'])
})

test('a service is called by its own name', () => {
  expect(['google', 'facebook', 'azure', 'github'].map(providerName)).toEqual([
    'Google',
    'Facebook',
    'Microsoft',
    'GitHub',
  ])
})
