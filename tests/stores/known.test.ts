import { atom } from 'nanostores'
import { expect, test } from 'vitest'
import { whenKnown } from '../../src/stores/known.ts'

test('stores are known once each of them has said something, be it that it failed', async () => {
  const $session = atom({ status: 'unknown' })
  const $settings = atom({ status: 'loading' })
  let known = false
  const both = whenKnown($session, $settings).then(() => {
    known = true
  })
  $session.set({ status: 'signed-in' })
  await Promise.resolve()
  expect(known).toBe(false)
  $settings.set({ status: 'failed' })
  await both
  expect(known).toBe(true)
})

test('what is known already is known at once, and nobody listens any longer', async () => {
  const $settings = atom({ status: 'ready' })
  await whenKnown($settings)
  expect($settings.lc).toBe(0)
})
