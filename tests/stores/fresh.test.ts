import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepFresh } from '../../src/stores/fresh.ts'

const MINUTE = 60_000
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const look = vi.fn()
let busy = false
let end: () => void

function show(visibilityState: 'visible' | 'hidden') {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}

/** Starts to look, in a page of its own. */
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  const tab = new EventTarget()
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab))
  vi.stubGlobal('dispatchEvent', tab.dispatchEvent.bind(tab))
  page.visibilityState = 'visible'
  busy = false
  look.mockReset()
  end = keepFresh(look, () => busy)
})
afterEach(() => {
  end()
  vi.useRealTimers()
})

describe('a screen that is kept fresh', () => {
  test('is looked at again each minute, and not before', () => {
    vi.advanceTimersByTime(MINUTE - 1)
    expect(look).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1 + 2 * MINUTE)
    expect(look).toHaveBeenCalledTimes(3)
  })

  test('is not looked at while nobody sees it, and once when somebody does again', () => {
    show('hidden')
    vi.advanceTimersByTime(10 * MINUTE)
    expect(look).not.toHaveBeenCalled()
    show('visible')
    dispatchEvent(new Event('focus'))
    expect(look).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(MINUTE)
    expect(look).toHaveBeenCalledTimes(2)
  })

  test.each(['focus', 'online'])('is looked at again on %s', (event) => {
    vi.advanceTimersByTime(MINUTE / 2)
    dispatchEvent(new Event(event))
    expect(look).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(MINUTE - 1)
    expect(look).toHaveBeenCalledTimes(1)
  })

  test('is left alone while something is typed or sent, and looked at a minute later', () => {
    busy = true
    vi.advanceTimersByTime(MINUTE)
    dispatchEvent(new Event('focus'))
    expect(look).not.toHaveBeenCalled()
    busy = false
    vi.advanceTimersByTime(MINUTE)
    expect(look).toHaveBeenCalledTimes(1)
  })

  test('is no longer looked at when it has gone', () => {
    end()
    dispatchEvent(new Event('focus'))
    vi.advanceTimersByTime(5 * MINUTE)
    expect(look).not.toHaveBeenCalled()
  })
})
