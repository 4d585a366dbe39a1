import { expect, test } from 'vitest'
import { textsOf } from '../../e2e/support/texts.ts'
import { soundSessions } from '../../src/build/price-from.ts'
import type { Service } from '../../src/domain/offers/services.ts'
import { defaultSettings } from '../../src/domain/offers/settings.ts'

const t = textsOf('ru')
const mixing = { id: 'mixing', name: 'Mixing', enabled: true }

/** What the Russian prices' page prints of one service. */
function printed(service: Service) {
  const settings = { ...defaultSettings, services: [service], pricing: { [service.id]: 40 } }
  const [session] = soundSessions('ru', t, settings)
  return session && [session.name, session.text]
}

test('the sessions of sound that are switched on are printed by the hour in the site’s own words', () => {
  const told = soundSessions('ru', t, defaultSettings)
  expect(told.map(({ id }) => id)).toEqual(['recording', 'rehearsal', 'mixing', 'mastering'])
  expect(printed(mixing)).toEqual([t('bookings.mixing'), t('pricing.mixingText')])
  expect(printed({ ...mixing, enabled: false })).toBeUndefined()
  expect(printed({ ...mixing, group: 'space' })).toBeUndefined()
  expect(printed({ ...mixing, bands: [{ upToMinutes: 60, price: 5 }] })).toBeUndefined()
})

test('what the studio has renamed is called as in form and mails, and loses the words of what it was', () => {
  const names = { mn: 'Подкаст', en: 'Podcast' }
  expect(printed({ ...mixing, name: 'Podcast', names })).toEqual(['Podcast', undefined])
  expect(printed({ ...mixing, name: 'Podcast' })).toEqual(['Podcast', undefined])
  const described = { ...mixing, description: { mn: 'Хольц', en: 'We balance it.' } }
  expect(printed(described)).toEqual([t('bookings.mixing'), 'We balance it.'])
})

test('a service may have the id of something that every object has', () => {
  expect(printed({ ...mixing, id: 'constructor', name: 'Builder' })).toEqual(['Builder', undefined])
})
