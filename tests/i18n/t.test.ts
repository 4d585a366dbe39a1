import { describe, expect, test } from 'vitest'
import type { Locale } from '../../src/i18n/locales.ts'
import { type Texts, translator } from '../../src/i18n/t.ts'

/** A translator over texts made up here; the keys of the real catalogue would not allow them. */
const translate = (locale: Locale, common: Record<string, string>) =>
  translator(locale, { common } as unknown as Texts<'common'>) as (
    key: string,
    values?: Record<string, string | number>,
  ) => string

const hours = {
  ru: {
    hours_one: '{{count}} час',
    hours_few: '{{count}} часа',
    hours_many: '{{count}} часов',
    hours_other: 'x',
  },
  en: { hours_one: '{{count}} hour', hours_other: '{{count}} hours' },
  zh: { hours_other: '{{count}}小时' },
}

describe('a translator', () => {
  test('finds the text of a key', () => {
    expect(translate('en', { save: 'Save' })('common.save')).toBe('Save')
  })

  test('fills every placeholder, and an unknown one with nothing', () => {
    const t = translate('en', { x: '{{from}} to {{to}}, {{from}}{{gone}}' })
    expect(t('common.x', { from: '09:00', to: 22 })).toBe('09:00 to 22, 09:00')
  })

  test('does not look for placeholders in the values', () => {
    expect(translate('en', { x: 'Hi {{name}}' })('common.x', { name: '{{name}} $& $1' })).toBe(
      'Hi {{name}} $& $1',
    )
  })

  test.each([
    ['ru', 1, '1 час'],
    ['ru', 2, '2 часа'],
    ['ru', 5, '5 часов'],
    ['ru', 11, '11 часов'],
    ['ru', 21, '21 час'],
    ['en', 1, '1 hour'],
    ['en', 0, '0 hours'],
    ['zh', 1, '1小时'],
  ] as const)('picks the plural form: %s, %i', (locale, count, expected) => {
    expect(translate(locale, hours[locale])('common.hours', { count })).toBe(expected)
  })

  test('takes the form «other» where the right one is missing, and the plain text where there are no forms', () => {
    expect(translate('en', { hours_other: '{{count}} h' })('common.hours', { count: 1 })).toBe('1 h')
    expect(translate('en', { hours: '{{count}} h' })('common.hours', { count: 1 })).toBe('1 h')
  })

  test('throws on a key that is not there, naming it', () => {
    expect(() => translate('ru', {})('common.gone')).toThrow('common.gone in ru')
    expect(() => translate('ru', {})('nowhere.gone')).toThrow('nowhere.gone in ru')
  })
})
