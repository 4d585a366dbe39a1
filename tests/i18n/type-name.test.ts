import { expect, test } from 'vitest'
import { textsOf } from '../../e2e/support/texts.ts'
import { studioRental } from '../../src/content/price-table.ts'
import { printedOffer, rentalRows } from '../../src/domain/offers/printed-offer.ts'
import { defaultSettings } from '../../src/domain/offers/settings.ts'
import { locales } from '../../src/i18n/locales.ts'
import { typeName } from '../../src/i18n/type-name.ts'

const { services } = printedOffer(defaultSettings, studioRental)
const russian = { locale: 'ru', t: textsOf('ru') } as const
const names = { mn: 'Подкаст', en: 'Podcast' }

test.each(locales)('the printed rental is called in %s as the price page calls it', (locale) => {
  const t = textsOf(locale)
  for (const [id, row] of Object.entries(rentalRows)) {
    expect(typeName({ locale, t }, id, services)).toBe(t(`pricing.${row}`))
  }
})

test('a service is called as it was agreed, else as the settings say in the reader’s language', () => {
  const named = services.map((one) => (one.id === 'mixing' ? { ...one, names } : one))
  expect(typeName(russian, 'mixing', services)).toBe('Сведение')
  expect(typeName(russian, 'mixing', named)).toBe('Podcast')
  expect(typeName(russian, 'mixing', named, { mn: 'Яриа', en: 'Talk', ru: 'Беседа' })).toBe('Беседа')
})

test('a service that was renamed or is gone is called as it was written', () => {
  const renamed = services.map((one) => (one.id === 'movie' ? { ...one, name: 'Film' } : one))
  expect(typeName(russian, 'movie', renamed)).toBe('Film')
  expect(typeName(russian, 'karaoke', services)).toBe('karaoke')
})
