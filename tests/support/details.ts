import fc from 'fast-check'
import {
  type DetailColumns,
  type Details,
  NOTES_MAX_LENGTH,
  noDetails,
  toColumns,
} from '../../src/domain/booking/details.ts'

// One set of details of a booking, by which the tests of every layer see whether each of them arrives.

export const said: Details = { notes: 'Two drummers' }

/** The same as its columns have it. */
export const saidColumns: DetailColumns = { notes: 'Two drummers' }

/** The same as the site tells it in English. */
export const saidInEnglish: Record<string, string> = { Notes: 'Two drummers' }

/** Columns of which nothing has been said. */
export const unsaid: DetailColumns = toColumns(noDetails)

/** Each mostly as it may be, now and then at its limit, seldom beyond: what is refused here leaves no room for other refusals. */
export const anyDetails: { [F in keyof Details]: fc.Arbitrary<Details[F]> } = {
  notes: fc.constantFrom(
    ...Array<string>(6).fill('Сайн уу'),
    '',
    '🎙'.repeat(NOTES_MAX_LENGTH),
    '🎙'.repeat(NOTES_MAX_LENGTH + 1),
  ),
}
