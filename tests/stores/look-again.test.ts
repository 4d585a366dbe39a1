import { describe, expect, test } from 'vitest'
import { failure, type Result, success } from '../../src/domain/errors.ts'
import { lookAgain } from '../../src/stores/look-again.ts'
import { createResource } from '../../src/stores/resource.ts'

describe('a resource', () => {
  test('looked at again shows what is new, and says what was there before', async () => {
    const { $state, load } = createResource<number>()
    await load(async () => success(1))
    expect(await lookAgain($state, async () => success(2))).toEqual({ before: 1, after: 2 })
    expect($state.get()).toEqual({ status: 'ready', value: 2 })
  })

  test.each([success({ at: new Date(0) }), failure('offline')])(
    'looked at again stays the very same where there is nothing new: %j',
    async (second) => {
      const { $state, load } = createResource<{ at: Date }>()
      await load(async () => success({ at: new Date(0) }))
      const before = $state.get()
      expect(await lookAgain($state, async () => second)).toBeUndefined()
      expect($state.get()).toBe(before)
    },
  )

  test('looked at again does not undo what was changed meanwhile', async () => {
    const { $state, load, change } = createResource<string>()
    await load(async () => success('pending'))
    const slow = Promise.withResolvers<Result<string>>()
    const again = lookAgain($state, () => slow.promise)
    change(() => 'confirmed')
    slow.resolve(success('still pending'))
    expect(await again).toBeUndefined()
    expect($state.get()).toEqual({ status: 'ready', value: 'confirmed' })
  })

  test('that failed comes by itself once it can be had', async () => {
    const { $state, load } = createResource<number>()
    await load(async () => failure('offline'))
    expect(await lookAgain($state, async () => success(1))).toBeUndefined()
    expect($state.get()).toEqual({ status: 'ready', value: 1 })
  })
})
