import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { keepOutOfLog } from '../../../../supabase/local/rest/quiet-refusals.ts'

let log: MockInstance
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => log.mockRestore())

test('the error is not logged at once, other things are', () => {
  const error = new Error('just taken')
  keepOutOfLog(error)
  console.error(error)
  expect(log).not.toHaveBeenCalled()
  console.error(error)
  expect(log).toHaveBeenCalledExactlyOnceWith(error)
})

test('another error in its place is logged', () => {
  keepOutOfLog(new Error('just taken'))
  console.error('disk full')
  expect(log).toHaveBeenCalledExactlyOnceWith('disk full')
})

test('without a log in the same step nothing is skipped later', async () => {
  const error = keepOutOfLog(new Error('just taken'))
  await Promise.resolve()
  console.error(error)
  expect(log).toHaveBeenCalledOnce()
})
