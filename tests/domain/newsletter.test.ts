import { expect, test } from 'vitest'
import { isWritten, languageFor, type NewsletterTexts, unfinished } from '../../src/domain/newsletter.ts'

const full = { subject: 'News', text: 'A new set' }

test('it is written where there are subject and text', () => {
  expect(isWritten({ mn: full }, 'mn')).toBe(true)
  const texts: NewsletterTexts[] = [{}, { mn: { ...full, text: ' \n' } }, { mn: { ...full, subject: '' } }]
  expect(texts.filter((one) => isWritten(one, 'mn'))).toEqual([])
})

test('English stands in for a language that is not written, Mongolian for English', () => {
  expect(languageFor({ mn: full, en: full, ru: full }, 'ru')).toBe('ru')
  expect(languageFor({ mn: full, en: full, ru: { subject: 'x', text: '' } }, 'ru')).toBe('en')
  expect(languageFor({ mn: full }, 'zh')).toBe('mn')
})

test('it is sent in Mongolian and English, and in no language half', () => {
  expect(unfinished({})).toEqual(['mn', 'en'])
  expect(unfinished({ mn: full, en: full })).toEqual([])
  expect(unfinished({ mn: full, en: full, ru: { subject: ' ', text: '' } })).toEqual([])
  expect(unfinished({ mn: full, en: full, zh: { subject: '', text: 'x' } })).toEqual(['zh'])
})
