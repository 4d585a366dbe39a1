import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as backend from '../../src/backend/linked-request.ts'
import { noDetails } from '../../src/domain/booking/details.ts'
import type { LinkedRequest } from '../../src/domain/booking/linked-request.ts'
import { failure, success } from '../../src/domain/errors.ts'
import { memoryStorage } from '../support/memory-storage.ts'

vi.mock('../../src/backend/linked-request.ts')
const answers = vi.mocked(backend)

const waiting: LinkedRequest = {
  id: '1',
  start: new Date('2026-11-30T10:00:00+08:00'),
  duration: 60,
  type: 'recording',
  serviceNames: null,
  price: 50,
  currency: 'USD',
  money: { USD: { due: 50, paid: 0 } },
  status: 'pending',
  ...noDetails,
  reason: null,
  expiresAt: null,
  askedAt: new Date('2026-11-22T10:00:00+08:00'),
  version: 'first',
  customer: { name: 'Сараа', email: 'saraa@example.com', phone: null },
  answer: null,
}
const by = (who: 'studio' | 'customer') => ({
  at: new Date('2026-11-22T11:00:00+08:00'),
  by: who,
  name: null,
})

let store: typeof import('../../src/stores/linked-request.ts')
let drafts: typeof import('../../src/stores/bookings/reason-draft.ts')

/** A page that shows the waiting request. */
beforeEach(async () => {
  vi.resetAllMocks()
  vi.resetModules()
  vi.stubGlobal('sessionStorage', memoryStorage())
  store = await import('../../src/stores/linked-request.ts')
  drafts = await import('../../src/stores/bookings/reason-draft.ts')
  answers.requestToAnswer.mockResolvedValue(success(waiting))
  await store.loadLinkedRequest('token')
  drafts.reasonDraft.keep('Full', '1')
})

const shown = () => store.$linkedRequest.get()
const decline = () => store.answerRequest('token', waiting, { status: 'cancelled', reason: 'Full' })

describe('an answer by a link', () => {
  test('goes over what was seen; the page shows what is saved then, and forgets the reason', async () => {
    const declined: LinkedRequest = { ...waiting, status: 'cancelled', reason: 'Full', answer: by('studio') }
    answers.answerRequest.mockResolvedValue(success(undefined))
    answers.requestToAnswer.mockResolvedValue(success(declined))
    expect(await decline()).toEqual(success(undefined))
    expect(answers.answerRequest).toHaveBeenCalledWith('token', {
      status: 'cancelled',
      reason: 'Full',
      seen: 'first',
    })
    expect(shown()).toEqual({ status: 'ready', value: declined })
    expect(drafts.reasonDraft.read('1')).toBeUndefined()
  })

  test('to what has changed meanwhile is none: the page shows the change and keeps the reason', async () => {
    answers.answerRequest.mockResolvedValue(failure('booking_changed_meanwhile'))
    answers.requestToAnswer.mockResolvedValue(success({ ...waiting, duration: 120, version: 'second' }))
    expect(await decline()).toEqual(failure('booking_changed_meanwhile'))
    expect(shown()).toMatchObject({ value: { duration: 120 } })
    expect(drafts.reasonDraft.read('1')).toBe('Full')
  })

  test('whose own answer was lost has been given, when it is sent again', async () => {
    answers.answerRequest.mockResolvedValue(failure('booking_not_editable'))
    answers.requestToAnswer.mockResolvedValue(
      success({ ...waiting, status: 'cancelled', reason: 'Full', answer: by('studio') }),
    )
    expect(await decline()).toEqual(success(undefined))
  })

  test.each([
    ['the customer was faster', { status: 'cancelled', answer: by('customer') }],
    ['somebody confirmed it', { status: 'confirmed', answer: by('studio') }],
    ['somebody declined it with other words', { status: 'cancelled', reason: 'No', answer: by('studio') }],
  ] as const)('is not taken for given where %s', async (_, meanwhile) => {
    answers.answerRequest.mockResolvedValue(failure('booking_not_editable'))
    answers.requestToAnswer.mockResolvedValue(success({ ...waiting, ...meanwhile }))
    expect(await decline()).toEqual(failure('booking_not_editable'))
    expect(shown()).toMatchObject({ value: meanwhile })
  })

  test('that cannot be sent leaves the page as it is', async () => {
    answers.answerRequest.mockResolvedValue(failure('offline'))
    const before = shown()
    expect(await decline()).toEqual(failure('offline'))
    expect(shown()).toBe(before)
    expect(answers.requestToAnswer).toHaveBeenCalledTimes(1)
  })
})
