import { afterEach, expect, test, vi } from 'vitest'
import { knownSettings } from '../../src/build/built-settings.ts'
import { defaultSettings, defaultsAsWritten } from '../../src/domain/offers/settings.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('without a project to ask, a site is built with the settings of a new studio', async () => {
  expect(await knownSettings('', 'key')).toEqual(defaultSettings)
})

test('a hosted project tells its own, which are completed', async () => {
  const fetched = vi.fn((_url: string, _request: object) =>
    Promise.resolve(Response.json([{ settings: { ...defaultsAsWritten, studioName: 'Light & Sons' } }])),
  )
  vi.stubGlobal('fetch', fetched)
  expect(await knownSettings('https://project.example', 'key')).toEqual({
    ...defaultSettings,
    studioName: 'Light & Sons',
  })
  expect(fetched.mock.calls[0]?.[0]).toBe('https://project.example/rest/v1/studio_settings?select=settings')
})

test('a project that does not answer is said, and the site is built all the same', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
  expect(await knownSettings('https://project.example', 'key')).toEqual(defaultSettings)
  expect(warned).toHaveBeenCalledOnce()
})
