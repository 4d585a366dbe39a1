import { expect, test } from 'vitest'
import { textsOf } from '../../e2e/support/texts.ts'
import { equipment, type Specification, specificationTexts } from '../../src/content/equipment.ts'
import { locales } from '../../src/i18n/locales.ts'

const items = [...equipment.lighting, ...equipment.camera]
const quantity = (name: string) => items.find((item) => item.name === name)?.quantity

test('there are 12 items of light and stands and 13 of camera gear, each once', () => {
  expect(equipment.lighting).toHaveLength(12)
  expect(equipment.camera).toHaveLength(13)
  expect(new Set(items.map(({ name }) => name)).size).toBe(25)
})

test('there are 7 stands and 2 full-frame cameras of one model', () => {
  expect(quantity('Manfrotto 1004BAC')).toBe(7)
  expect(quantity('Sony A7 IV')).toBe(2)
})

test('there is a tripod for each camera, and a stand for each lamp', () => {
  const owned = (names: string[]) => names.reduce((sum, name) => sum + (quantity(name) ?? Number.NaN), 0)
  expect(quantity('Sachtler Ace XL')).toBe(owned(['Sony FX6', 'Sony FX3', 'Sony A7 IV']))
  expect(owned(['Manfrotto 1004BAC', 'Avenger A2033L'])).toBe(
    owned(['Aputure LS 600d Pro', 'Aputure LS 300X', 'Aputure Nova P300c', 'amaran P60x', 'Godox AD600Pro']),
  )
})

test.each(locales)('every item is described in %s', (locale) => {
  const t = textsOf(locale)
  for (const { name, kind, text, quantity: count, specs } of items) {
    expect(count, name).toBeGreaterThan(0)
    expect(t(kind), name).not.toBe('')
    expect(t(text), name).not.toBe('')
    for (const spec of Object.keys(specs) as Specification[]) {
      expect(t(specificationTexts[spec].label), name).not.toBe('')
    }
  }
})
