import type { ErrorCode } from '../errors.ts'
import { FIRST_LANGUAGE, isLanguage } from '../languages.ts'
import { MAX_RULE_HOURS } from './rules.ts'

/** How the studio wants the mails that it gets itself. */
export interface StudioMails {
  /** A language of the site. */
  language: string
  /** After how many hours it is reminded of a request without an answer; null: not at all. */
  nudgeHours: number | null
}

/** The mails of a new studio; `private.default_mails()` holds the same. */
export const defaultMails: StudioMails = { language: FIRST_LANGUAGE, nudgeHours: 24 }

/** What is refused in them; `private.mails_are_valid()` decides alike. */
export function mailsRefusal({
  language,
  nudgeHours,
}: StudioMails): Partial<Record<keyof StudioMails, ErrorCode>> {
  const errors: Partial<Record<keyof StudioMails, ErrorCode>> = {}
  if (!isLanguage(language)) errors.language = 'value_invalid'
  if (
    nudgeHours !== null &&
    !(Number.isInteger(nudgeHours) && nudgeHours >= 1 && nudgeHours <= MAX_RULE_HOURS)
  ) {
    errors.nudgeHours = 'pending_hours_invalid'
  }
  return errors
}
