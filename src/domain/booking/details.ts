import type { ErrorCode } from '../errors.ts'
import { storable } from '../storable.ts'

export const NOTES_MAX_LENGTH = 2000

/** What a customer says of a booking beside time and type: each field is there, empty where nothing is said. */
export interface Details {
  notes: string
}

/** As the database has them; null where nothing is said. */
export interface DetailColumns {
  notes: string | null
}

export const noDetails: Details = { notes: '' }

/** The details of something that holds more. */
export const detailsOf = ({ notes }: Details): Details => ({ notes })

export const fromColumns = ({ notes }: DetailColumns): Details => ({ notes: notes ?? '' })

export const toColumns = ({ notes }: Details): DetailColumns => ({ notes: storable(notes).trim() || null })

/** Why these details are refused, or undefined. Mirrors the constraints of their columns. */
export function detailsRefusal({ notes }: Details): ErrorCode | undefined {
  // PostgreSQL counts characters, not UTF-16 units.
  return [...notes].length > NOTES_MAX_LENGTH ? 'booking_notes_too_long' : undefined
}
