import { expect, test } from 'vitest'
import errors from '../../locales/en/errors.json' with { type: 'json' }
import { translator } from '../../src/i18n/t.ts'
import { errorText, failureText, formErrorText } from '../../src/islands/shared/texts.ts'

const t = translator('en', { errors })

test('a form whose answer was lost says that what was typed is kept; a list that was lost does not', () => {
  expect(formErrorText(t, 'offline')).toBe(`${errors.offline} Nothing you entered is lost.`)
  expect(formErrorText(t, 'unknown')).toContain('is lost')
  expect(errorText(t, 'offline')).not.toContain('is lost')
  expect(failureText(t, 'Failed to load bookings', 'offline')).toBe(
    `Failed to load bookings. ${errors.offline}`,
  )
})

test('a form that was refused says why, and no more', () => {
  expect(formErrorText(t, 'booking_taken')).toBe(errors.booking_taken)
})
