import { beforeEach, expect, test, vi } from 'vitest'
import { saveLanguage } from '../../../src/backend/people/language.ts'
import { success } from '../../../src/domain/errors.ts'
import { memoryStorage } from '../../support/memory-storage.ts'

vi.mock('../../../src/backend/people/language.ts', () => ({ saveLanguage: vi.fn() }))
vi.mock('../../../src/backend/people/sign-in.ts', () => ({
  signUp: async () => success({ confirmed: false }),
}))
const account = {
  id: '1',
  email: 'anna@example.com',
  role: 'user',
  locale: 'mn',
  secondStep: 'none',
} as const

let inChosenLanguage: typeof import('../../../src/stores/people/chosen-language.ts').inChosenLanguage

beforeEach(async () => {
  vi.mocked(saveLanguage).mockReset()
  vi.resetModules()
  ;({ inChosenLanguage } = await import('../../../src/stores/people/chosen-language.ts'))
  vi.stubGlobal('localStorage', memoryStorage())
})

test('who has chosen another language than the emails have gets them in it', () => {
  localStorage.setItem('preferred-language', 'ru')
  expect(inChosenLanguage(account)).toEqual({ ...account, locale: 'ru' })
  expect(inChosenLanguage(account)).toEqual({ ...account, locale: 'ru' })
  expect(saveLanguage).toHaveBeenCalledExactlyOnceWith('1', 'ru')
})

test.each([undefined, 'mn'])('nothing is asked of the backend after the choice of %s', (chosen) => {
  if (chosen) localStorage.setItem('preferred-language', chosen)
  expect(inChosenLanguage(account)).toBe(account)
  expect(saveLanguage).not.toHaveBeenCalled()
})

test('who registers in a language gets the emails in it, whatever was chosen in this browser before', async () => {
  localStorage.setItem('preferred-language', 'en')
  const { register } = await import('../../../src/stores/people/sign-in.ts')
  await register({ email: 'anna@example.com', password: 'long-enough' }, { callbackUrl: '/', locale: 'ru' })
  expect(inChosenLanguage(account)).toEqual({ ...account, locale: 'ru' })
})
