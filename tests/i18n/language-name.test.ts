import { expect, test } from 'vitest'
import { languageName } from '../../src/i18n/language-name.ts'

test.each([
  ['en', 'mn', 'Mongolian'],
  ['ru', 'mn', 'монгольский'],
  ['zh', 'mn', '蒙古语'],
  ['zh', 'zh', '简体中文'],
  // Whose words for languages no browser has.
  ['mn', 'en', 'English'],
] as const)('a reader of %s is told of %s as %s', (reader, of, expected) => {
  expect(languageName(reader, of)).toBe(expected)
})
