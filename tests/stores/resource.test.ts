import { describe, expect, test } from 'vitest'
import { failure, type Result, success } from '../../src/domain/errors.ts'
import { createResource } from '../../src/stores/resource.ts'

describe('a resource', () => {
  test('is loading, then ready', async () => {
    const { $state, load } = createResource<number>()
    expect($state.get()).toEqual({ status: 'loading' })
    await load(async () => success(1))
    expect($state.get()).toEqual({ status: 'ready', value: 1 })
  })

  test('tells the code of a failure, and is loading again on the next try', async () => {
    const { $state, load } = createResource<number>()
    await load(async () => failure('offline'))
    expect($state.get()).toEqual({ status: 'failed', code: 'offline' })
    const { promise, resolve } = Promise.withResolvers<Result<number>>()
    const retry = load(() => promise)
    expect($state.get()).toEqual({ status: 'loading' })
    resolve(success(1))
    await retry
    expect($state.get()).toEqual({ status: 'ready', value: 1 })
  })

  test('keeps showing the old value while a new one is loaded', async () => {
    const { $state, load } = createResource<number>()
    await load(async () => success(1))
    const { promise, resolve } = Promise.withResolvers<Result<number>>()
    const again = load(() => promise)
    expect($state.get()).toEqual({ status: 'ready', value: 1 })
    resolve(success(2))
    await again
    expect($state.get()).toEqual({ status: 'ready', value: 2 })
  })

  test('of overlapping loads shows the one that began last, whichever ends last', async () => {
    const { $state, load } = createResource<string>()
    const slow = Promise.withResolvers<Result<string>>()
    const fast = Promise.withResolvers<Result<string>>()
    const loads = [load(() => slow.promise), load(() => fast.promise)]
    fast.resolve(success('past'))
    await loads[1]
    slow.resolve(success('upcoming'))
    await loads[0]
    expect($state.get()).toEqual({ status: 'ready', value: 'past' })
  })

  test('keeps what a saving has told, whatever a load that began before it brings', async () => {
    const { $state, load, put } = createResource<string>()
    const slow = Promise.withResolvers<Result<string>>()
    const first = load(() => slow.promise)
    put('saved')
    slow.resolve(success('before it'))
    await first
    expect($state.get()).toEqual({ status: 'ready', value: 'saved' })
  })

  test('does not let a late failure hide what is shown', async () => {
    const { $state, load } = createResource<string>()
    const slow = Promise.withResolvers<Result<string>>()
    const first = load(() => slow.promise)
    await load(async () => success('new'))
    slow.resolve(failure('offline'))
    await first
    expect($state.get()).toEqual({ status: 'ready', value: 'new' })
  })
})
