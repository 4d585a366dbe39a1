/** The site's first language, which also stands in for a language that lacks a text. */
export const FIRST_LANGUAGE = 'mn'
export const STAND_IN_LANGUAGE = 'en'

/** In these everything is written that the studio says in languages of its own choice; the database holds the same. */
export const neededLanguages: readonly string[] = [FIRST_LANGUAGE, STAND_IN_LANGUAGE]

/** What can be somebody's language; `profiles.locale` and `private.mails_are_valid()` take the same. */
export const isLanguage = (language: string): boolean =>
  /^[a-z]{2}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/.test(language)

/** In what the settings can say a text: `private.is_in_languages()` takes two letters only, so a site's are such. */
export const isTextLanguage = (language: string): boolean => /^[a-z]{2}$/.test(language)
