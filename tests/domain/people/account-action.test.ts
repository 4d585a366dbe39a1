import { describe, expect, test } from 'vitest'
import { possibleActions, reasonFor } from '../../../src/domain/people/account-action.ts'

describe('what an admin can do to somebody’s account', () => {
  const account = { email: 'saraa@example.com', hasAccount: true, blocked: false, secondStep: false }

  test.each([
    [account, ['send_recovery', 'block', 'delete']],
    [{ ...account, blocked: true }, ['send_recovery', 'unblock', 'delete']],
    [{ ...account, secondStep: true }, ['send_recovery', 'remove_factors', 'block', 'delete']],
    [{ ...account, hasAccount: false }, ['invite']],
    [{ ...account, hasAccount: false, email: null }, []],
  ])('%j', (standing, actions) => {
    expect(possibleActions(standing)).toEqual(actions)
  })

  test('what takes access away or opens it to others needs a reason', () => {
    expect(reasonFor('block')).toBe('needed')
    expect(reasonFor('remove_factors')).toBe('needed')
    expect(reasonFor('delete')).toBe('optional')
    expect(reasonFor('invite')).toBeUndefined()
  })
})
