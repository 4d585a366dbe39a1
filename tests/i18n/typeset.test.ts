import { expect, test } from 'vitest'
import { namespaces } from '../../src/i18n/i18next-options.ts'
import { localeFacts, locales } from '../../src/i18n/locales.ts'
import { textsFor } from '../../src/i18n/server.ts'
import type { Namespace } from '../../src/i18n/t.ts'
import { typeset } from '../../src/i18n/typeset.ts'

/** `~` stands for a no-break space. */
const set = (locale: keyof typeof localeFacts, text: string) =>
  typeset(localeFacts[locale], text).replaceAll('\u00a0', '~')

test.each([
  ['Зал 100 м² и мастер-классы до 40 человек', 'Зал 100~м² и~мастер-классы до~40~человек'],
  ['{{value}} Вт, {{count}} часов, {{name}} отвечает', '{{value}}~Вт, {{count}}~часов, {{name}} отвечает'],
  ['Открыто с 10:00 до 12:00', 'Открыто с~10:00 до~12:00'],
  ['С вас — замысел, с нас — фильм', 'С~вас~—~замысел, с~нас~—~фильм'],
  ['Готовый ролик — за неделю', 'Готовый ролик~— за~неделю'],
  ['Летом 16 часов, зимой 8. Остальное', 'Летом 16~часов, зимой~8. Остальное'],
  ['Одно и то же, если бы, вряд ли', 'Одно и~то~же, если~бы, вряд~ли'],
  ['Летом — 16 часов, зимой — 8. Остальное', 'Летом~— 16~часов, зимой~—~8. Остальное'],
  ['Адрес эл. почты', 'Адрес эл.~почты'],
  ['Как у вас: не больше, чем «в зале»', 'Как у~вас: не~больше, чем «в~зале»'],
  ['Экран из-за окна, LED-экран и камеры', 'Экран из-за окна, LED-экран и~камеры'],
])('Russian “%s” is set “%s”', (text, expected) => {
  expect(set('ru', text)).toBe(expected)
})

test('in other languages a number keeps its unit, in Mongolian a word its particle and a week its two words', () => {
  expect(set('en', 'light the 64 m² cyclorama, 3 or 5 cameras')).toBe(
    'light the 64~m² cyclorama, 3 or 5 cameras',
  )
  expect(set('mn', '330 м² талбай, 8 цаг')).toBe('330~м² талбай, 8~цаг')
  expect(set('mn', 'Энэ долоо хоногийн цаг, өдрөөр ч, дарахад л')).toBe(
    'Энэ долоо~хоногийн цаг, өдрөөр~ч, дарахад~л',
  )
  expect(set('zh', '{{value}}平方米 A B')).toBe('{{value}}平方米 A B')
})

test('the files of texts have no no-break spaces by hand, the texts of the build have them', () => {
  for (const locale of locales.filter((one) => localeFacts[one].script !== 'han')) {
    const texts = Object.values(textsFor(locale, namespaces as Namespace[])).flatMap((file) =>
      Object.values(file),
    )
    expect(texts.filter((text) => text.includes('\u00a0')).length).toBeGreaterThan(locale === 'ru' ? 400 : 5)
  }
})

test('no line ends within a range of hours or within a name', () => {
  expect(typeset(localeFacts.en, 'Free Wi-Fi')).toBe('Free Wi-\u2060Fi')
  expect(typeset(localeFacts.ru, 'под Улан-Батором')).toBe('под\u00a0Улан-\u2060Батором')
  expect(typeset(localeFacts.mn, 'нэг удаа, 09:00–20:00')).toBe('нэг удаа, 09:00–\u206020:00')
})
