import i18next from 'i18next'
import { describe, expect, test } from 'vitest'
import { namespaces } from '../../src/i18n/i18next-options.ts'
import { locales } from '../../src/i18n/locales.ts'
import { textsFor, textsForLinks, translate } from '../../src/i18n/server.ts'
import { type Namespace, type TextKey, translator } from '../../src/i18n/t.ts'

const all = namespaces as Namespace[]
/** Values that an eager translator would take for something of its own. */
const values = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => [
      name,
      `<${name}> {{${name}}} $t(common.home) & $1`,
    ]),
  )

describe.each(locales)('in %s', (locale) => {
  const texts = textsFor(locale, all)
  const [build, browser] = [translate(locale, all), translator(locale, texts)]

  test('the build and the browser say the same, whatever the key and the count', () => {
    const askedFor = Object.entries(texts).flatMap(([namespace, entries]) =>
      Object.entries<string>(entries).flatMap(([name, text]) => {
        const family = name.replace(/_(one|few|many|other)$/, '')
        const plain = { key: `${namespace}.${name}` as TextKey, values: values(text) }
        const plural = `${family}_other` in entries
        // i18next looks up each plural rule anew: a text that has no forms is asked for with one count.
        const counted = (plural ? [0, 1, 2, 5, 21] : [2]).map((count) => ({
          key: `${namespace}.${plural ? family : name}` as TextKey,
          values: { ...plain.values, count },
        }))
        return [plain, ...counted]
      }),
    )
    expect(askedFor.length).toBeGreaterThan(2000)
    expect(askedFor.filter((one) => build(one.key, one.values) !== browser(one.key, one.values))).toEqual([])
  })

  test('both throw on a key that is not there', () => {
    for (const t of [build, browser]) {
      expect(() => t('common.gone' as TextKey)).toThrow('No text common.gone')
      expect(() => t('common.gone' as TextKey, { count: 2 })).toThrow('No text common.gone')
      expect(() => t('nowhere.gone' as TextKey)).toThrow('No text nowhere.gone')
    }
  })
})

test('a text that a language does not have is the English one, in build and browser', () => {
  const english = textsFor('en', ['common']).common.home
  const { home, ...others } = textsFor('ru', ['common']).common
  i18next.removeResourceBundle('ru', 'common').addResourceBundle('ru', 'common', others)
  try {
    expect(translate('ru', ['common'])('common.home')).toBe(english)
    expect(translator('ru', textsFor('ru', ['common']))('common.home')).toBe(english)
  } finally {
    i18next.addResourceBundle('ru', 'common', { home }, true)
  }
})

test('a page that a mail leads to can say that the server does not answer', () => {
  expect(textsForLinks('ru', ['errors']).errors).toHaveProperty('service_unavailable')
})
