import * as zone from '@date-fns/tz/tzOffset'
import { expect, test, vi } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../../../src/domain/calendar/units.ts'

vi.mock('@date-fns/tz/tzOffset', { spy: true })
const { STUDIO_ZONE, toStudioMoment } = await import('../../../src/domain/calendar/studio-time.ts')

test('a calendar of six weeks asks the browser for the zone a few times, not for each day', () => {
  const first = Date.UTC(2026, 10, 23, 3)
  vi.mocked(zone.tzOffset).mockClear()
  for (let day = 0; day < 42; day++) toStudioMoment(new Date(first + day * DAY_MS))
  expect(vi.mocked(zone.tzOffset).mock.calls.length).toBeLessThanOrEqual(6)
})

test('in the years when the clock was changed each hour is that of the zone', () => {
  for (let at = Date.UTC(2015, 1, 1); at < Date.UTC(2017, 1, 1); at += 5 * 60 * MINUTE_MS) {
    const local = new Date(at + zone.tzOffset(STUDIO_ZONE, new Date(at)) * MINUTE_MS).toISOString()
    const { date, time } = toStudioMoment(new Date(at))
    expect(`${date}T${time}`).toBe(local.slice(0, 16))
  }
})
