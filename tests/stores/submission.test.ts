import { describe, expect, test } from 'vitest'
import { failure, type Result, success } from '../../src/domain/errors.ts'
import { createSubmission } from '../../src/stores/submission.ts'

describe('a submission', () => {
  test('is busy while under way and hands the result on', async () => {
    const { $state, submit } = createSubmission()
    const { promise, resolve } = Promise.withResolvers<Result<number>>()
    const submitted = submit(() => promise)
    expect($state.get()).toEqual({ busy: true })
    resolve(success(1))
    expect(await submitted).toEqual(success(1))
    expect($state.get()).toEqual({ busy: false, error: undefined })
  })

  test('keeps the code of a refusal until the next answer', async () => {
    const { $state, submit } = createSubmission()
    expect(await submit(() => failure('booking_taken'))).toEqual(failure('booking_taken'))
    expect($state.get()).toEqual({ busy: false, error: 'booking_taken' })
    const { promise, resolve } = Promise.withResolvers<Result<void>>()
    const second = submit(() => promise)
    expect($state.get()).toEqual({ busy: true, error: 'booking_taken' })
    resolve(success(undefined))
    await second
    expect($state.get().error).toBeUndefined()
  })

  test('forgets a refusal when the form changes, not that it is under way', async () => {
    const { $state, submit, forget } = createSubmission()
    await submit(() => failure('booking_taken'))
    forget()
    expect($state.get().error).toBeUndefined()
    const { promise, resolve } = Promise.withResolvers<Result<void>>()
    const submitted = submit(() => promise)
    forget()
    expect($state.get().busy).toBe(true)
    resolve(failure('offline'))
    await submitted
    expect($state.get()).toEqual({ busy: false, error: 'offline' })
  })

  test('lets only one be under way: a second click does nothing', async () => {
    const { submit } = createSubmission()
    const { promise, resolve } = Promise.withResolvers<Result<number>>()
    let calls = 0
    const action = () => {
      calls++
      return promise
    }
    const first = submit(action)
    expect(await submit(action)).toBeUndefined()
    resolve(success(1))
    await first
    expect(calls).toBe(1)
  })

  test('is not busy any more when the action throws, and the error is not swallowed', async () => {
    const { $state, submit } = createSubmission()
    const action = () => Promise.reject(new Error('A bug'))
    await expect(submit(action)).rejects.toThrow('A bug')
    expect($state.get().busy).toBe(false)
  })
})
