/** The site's first language, and the one that stands in for each in which something is not written. */
export const FIRST_LANGUAGE = 'mn'
export const STAND_IN_LANGUAGE = 'en'

/** In these everything is written that the studio says in languages of its own choice; the database holds the same. */
export const neededLanguages: readonly string[] = [FIRST_LANGUAGE, STAND_IN_LANGUAGE]
