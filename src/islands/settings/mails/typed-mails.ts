import type { StudioMails } from '../../../domain/offers/mails.ts'
import { toNumber } from '../typed.ts'

/** The studio's own mails as they are typed; hours that do not count stay typed. */
export interface TypedMails {
  language: string
  nudging: boolean
  nudgeHours: string
}

/** What the hours begin with when they are switched on. */
const FIRST_HOURS = 24

export const toTypedMails = ({ language, nudgeHours }: StudioMails): TypedMails => ({
  language,
  nudging: nudgeHours !== null,
  nudgeHours: String(nudgeHours ?? FIRST_HOURS),
})

export const fromTypedMails = ({ language, nudging, nudgeHours }: TypedMails): StudioMails => ({
  language,
  nudgeHours: nudging ? toNumber(nudgeHours) : null,
})
