import { beforeEach, expect, test, vi } from 'vitest'
import { failure } from '../../../src/domain/errors.ts'
import { createSubmission } from '../../../src/stores/submission.ts'
import { memoryStorage } from '../../support/memory-storage.ts'

const dataset: Record<string, string | undefined> = {}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('document', { documentElement: { dataset } })
  Object.assign(dataset, { session: 'in', role: 'user' })
  localStorage.setItem('gegee-role', 'user')
})

test('a form that is refused because the session is gone has the navigation say so', async () => {
  await createSubmission().submit(() => failure('session_expired'))
  expect(dataset).toEqual({ session: 'out' })
  expect(localStorage.getItem('gegee-role')).toBeNull()
})

test('a session that is there is not marked as gone by one refusal, nor one refused for another reason', async () => {
  await createSubmission().submit(() => failure('offline'))
  localStorage.setItem('gegee-session', '{}')
  await createSubmission().submit(() => failure('session_expired'))
  expect(dataset).toEqual({ session: 'in', role: 'user' })
})
