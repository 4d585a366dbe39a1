import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeReturnPath } from '../../src/domain/return-path.ts'

describe('safeReturnPath', () => {
  test.each(['/', '/dashboard', '/en/bookings/new?date=2026-11-22#form', '/a//b', '/%2F%2Fevil'])(
    'returns %s as it is',
    (path) => {
      expect(safeReturnPath(path)).toBe(path)
    },
  )

  test.each([
    undefined,
    null,
    '',
    'dashboard',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/a\\..\\evil',
    'https:',
    'https://evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    ' //evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '\t//evil.example',
    '\u0000//evil.example',
    '/ evil',
    '/\u00a0evil',
  ])('returns / for %j', (path) => {
    expect(safeReturnPath(path)).toBe('/')
  })

  test('never leads to another site, whatever is asked for', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      'evil.example',
      ':',
      'https',
      '@',
      '\t',
      '\n',
      '\u0000',
      '\u0001',
      '.',
      '?',
      '#',
      '%2F',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const path = safeReturnPath(parts.join(''))
        expect(new URL(path, 'https://gegee.example').origin).toBe('https://gegee.example')
      }),
      { numRuns: 5000 },
    )
  })
})
