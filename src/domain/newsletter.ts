import { FIRST_LANGUAGE, neededLanguages, STAND_IN_LANGUAGE } from './languages.ts'

/** What a newsletter says in one language. */
export interface NewsletterText {
  subject: string
  text: string
}

/** By language; one that is not there has not been begun. */
export type NewsletterTexts = Readonly<Record<string, NewsletterText>>

export type NewsletterState = 'draft' | 'sending' | 'sent' | 'stopped'

export const SUBJECT_MAX_LENGTH = 200
export const TEXT_MAX_LENGTH = 20_000

const nothing: NewsletterText = { subject: '', text: '' }

/** What is written in a language; empty where nothing is. */
export const textIn = (texts: NewsletterTexts, language: string): NewsletterText => texts[language] ?? nothing

const isBegun = ({ subject, text }: NewsletterText) => (subject + text).trim() !== ''

/** Whether there are subject and text in this language. */
export function isWritten(texts: NewsletterTexts, language: string): boolean {
  const { subject, text } = textIn(texts, language)
  return subject.trim() !== '' && text.trim() !== ''
}

/** In which of its languages somebody reads a newsletter, as `private.newsletter_language()` says. */
export const languageFor = (texts: NewsletterTexts, language: string): string =>
  [language, STAND_IN_LANGUAGE].find((one) => isWritten(texts, one)) ?? FIRST_LANGUAGE

/** The languages that keep a newsletter from being sent: needed or begun, and not written. As `send_newsletter()`. */
export function unfinished(texts: NewsletterTexts): string[] {
  const begun = Object.keys(texts).filter((language) => isBegun(textIn(texts, language)))
  return [...new Set([...neededLanguages, ...begun])].filter((language) => !isWritten(texts, language))
}
