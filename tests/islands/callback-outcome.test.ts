import { expect, test } from 'vitest'
import auth from '../../locales/en/auth.json' with { type: 'json' }
import { reportedFailure } from '../../src/islands/shared/callback-outcome.ts'

const outcomeOf = (answer: string) => {
  const read = new URLSearchParams(answer)
  return reportedFailure((name) => read.get(name) ?? undefined)
}

test.each([
  [
    'error=access_denied&error_description=token+is+expired',
    'callbackExpired',
    'Authentication error: Session expired. Please try signing in again.',
  ],
  [
    'error=server_error&error_description=invalid+claim%3A+missing+sub+claim',
    'callbackInvalid',
    'Authentication error: Invalid session. Please try signing in again.',
  ],
  [
    'error=server_error&error_description=Something+else',
    'callbackOther',
    'Authentication error. Please try again or contact support if the problem persists.',
  ],
] as const)(
  'of %s the visitor is told what came of it, in the words of the specification',
  (answer, outcome, words) => {
    expect(outcomeOf(answer)).toBe(outcome)
    expect(auth[outcome]).toBe(words)
  },
)

test('an answer without an error reports no failure; that nothing came with it has words, too', () => {
  expect(outcomeOf('code=abc')).toBeUndefined()
  expect(outcomeOf('')).toBeUndefined()
  expect(auth.callbackNoSession).toBe('Failed to establish session')
})
