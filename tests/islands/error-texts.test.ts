import { expect, test } from 'vitest'
import errors from '../../locales/en/errors.json' with { type: 'json' }
import { locales } from '../../src/i18n/locales.ts'
import { textsFor } from '../../src/i18n/server.ts'
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

test.each(locales)('in %s what comes before “nothing is lost” has ended', (locale) => {
  const translate = translator(locale, textsFor(locale, ['errors']))
  for (const code of ['offline', 'service_unavailable', 'unknown'] as const) {
    expect(formErrorText(translate, code)).not.toBe(errorText(translate, code))
    expect(errorText(translate, code)).toMatch(/[.。]$/)
  }
})

test('a form that was refused says why, and no more', () => {
  expect(formErrorText(t, 'booking_taken')).toBe(errors.booking_taken)
})
