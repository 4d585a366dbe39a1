import { describe, expect, test } from 'vitest'
import { nearestFreeStarts, searchAround, searchPeriod } from '../../../src/domain/booking/availability.ts'
import { periodOf } from '../../../src/domain/booking/booking.ts'
import { defaultSettings, type StudioSettings } from '../../../src/domain/offers/settings.ts'
import { at } from '../../support/booking-rows.ts'

const now = new Date(at('12:00', '2026-11-20'))
const taken = (time: string, duration: number, day = '2026-11-22') => ({
  ...periodOf({ start: new Date(at(time, day)), duration }),
  closed: false,
})

const free = (
  wanted: string,
  {
    busy = [taken(wanted, 60)],
    duration = 60,
    count = 4,
    settings = defaultSettings,
    at: moment = now,
  }: {
    busy?: ReturnType<typeof taken>[]
    duration?: number
    count?: number
    settings?: StudioSettings
    at?: Date
  } = {},
) => {
  const wish = {
    start: new Date(at(wanted, '2026-11-22')),
    duration,
    type: 'recording',
  }
  return nearestFreeStarts(wish, { busy, now: moment, settings, count }).map((start) =>
    new Date(start.getTime() + 8 * 3_600_000).toISOString().slice(8, 16).replace('T', ' '),
  )
}

describe('nearestFreeStarts', () => {
  test('are those around the wanted one, in order of time', () => {
    expect(free('14:00')).toEqual(['22 12:30', '22 13:00', '22 15:00', '22 15:30'])
  })

  test('leave out the wanted one, even where it is free', () => {
    expect(free('14:00', { busy: [] })).toEqual(['22 13:00', '22 13:30', '22 14:30', '22 15:00'])
  })

  test('fit into the gaps between bookings', () => {
    const busy = [taken('09:00', 60), taken('11:00', 60), taken('12:30', 570)]
    expect(free('11:00', { busy, count: 1 })).toEqual(['22 10:00'])
  })

  test('are looked for on neighbouring days when the day is full', () => {
    expect(free('10:00', { busy: [taken('09:00', 780)] })).toEqual([
      '21 20:00',
      '21 20:30',
      '21 21:00',
      '23 09:00',
    ])
  })

  test('of a long session are not all of one evening where the next morning is free', () => {
    const settings = {
      ...defaultSettings,
      services: defaultSettings.services.map((one) => ({ ...one, pastClosing: true })),
      bookingDurations: [480],
    }
    const busy = [taken('09:00', 480)]
    expect(free('12:00', { busy, duration: 480, settings })).toEqual([
      '22 17:00',
      '22 17:30',
      '22 18:00',
      '23 09:00',
    ])
  })

  test('are ahead for an admin, too, unless what was wanted is past', () => {
    const around = (wanted: string) =>
      nearestFreeStarts(
        { start: new Date(at(wanted, '2026-11-22')), duration: 90, type: 'recording' },
        {
          busy: [],
          now: new Date(at('12:10', '2026-11-22')),
          settings: defaultSettings,
          byAdmin: true,
          count: 2,
        },
      )
    expect(around('12:30')).toEqual([
      new Date(at('13:00', '2026-11-22')),
      new Date(at('13:30', '2026-11-22')),
    ])
    expect(around('12:00')).toEqual([
      new Date(at('11:30', '2026-11-22')),
      new Date(at('12:30', '2026-11-22')),
    ])
  })

  test('cross the end of a month', () => {
    const start = new Date(at('21:00', '2026-11-30'))
    const wish = { start, duration: 240, type: 'recording' }
    const starts = nearestFreeStarts(wish, {
      busy: [taken('09:00', 780, '2026-11-30')],
      now,
      settings: defaultSettings,
      count: 1,
    })
    expect(starts).toEqual([new Date(at('09:00', '2026-12-01'))])
  })

  test('are in the future', () => {
    expect(free('10:00', { at: new Date(at('10:15', '2026-11-22')), count: 2 })).toEqual([
      '22 11:00',
      '22 11:30',
    ])
  })

  test('are outside closures', () => {
    const busy = [taken('10:00', 60), { ...taken('11:00', 300), closed: true }]
    expect(free('10:00', { busy, count: 3 })).toEqual(['22 09:00', '22 16:00', '23 09:00'])
  })

  test('are none where nothing is free for a week around, or the session fits no day', () => {
    expect(free('10:00', { busy: [taken('00:00', 30 * 24 * 60, '2026-11-10')] })).toEqual([])
    const settings = { ...defaultSettings, openingHours: { start: '09:00', end: '10:00' } }
    expect(free('09:00', { settings, duration: 120 })).toEqual([])
  })

  test('are none for a type the studio does not offer', () => {
    expect(free('10:00', { settings: { ...defaultSettings, services: [] } })).toEqual([])
  })

  test('reach up to midnight', () => {
    const settings = { ...defaultSettings, openingHours: { start: '22:00', end: '24:00' } }
    expect(free('22:00', { settings, count: 1 })).toEqual(['22 23:00'])
  })
})

describe('searchAround', () => {
  const at12 = (day: string) => new Date(at('12:00', day))
  const settings = {
    ...defaultSettings,
    rules: { ...defaultSettings.rules, noticeHours: 24, furthestDays: 30 },
  }

  test('is the wanted time where that can be asked for', () => {
    expect(searchAround(at12('2026-11-25'), { now, settings })).toEqual(at12('2026-11-25'))
  })

  test('is the first that can be asked for where the wanted one is past or too soon', () => {
    expect(searchAround(at12('2026-10-01'), { now, settings })).toEqual(at12('2026-11-21'))
    expect(searchAround(now, { now, settings })).toEqual(at12('2026-11-21'))
  })

  test('is the last that can be asked for where the wanted one is too far ahead', () => {
    expect(searchAround(at12('2027-11-25'), { now, settings })).toEqual(at12('2026-12-20'))
  })

  test('is the wanted time of an admin, who enters what is past', () => {
    expect(searchAround(at12('2026-11-15'), { now, settings, byAdmin: true })).toEqual(at12('2026-11-15'))
  })
})

describe('searchPeriod', () => {
  test('holds every start that can be suggested, with its whole session', () => {
    const start = new Date(at('10:00', '2026-11-22'))
    const { start: from, end } = searchPeriod({ start })
    const wish = { start, duration: 240, type: 'recording' }
    const starts = nearestFreeStarts(wish, { busy: [], now, settings: defaultSettings, count: 10_000 })
    expect(starts.length).toBeGreaterThan(100)
    for (const one of starts) {
      expect(one >= from && periodOf({ start: one, duration: 240 }).end <= end).toBe(true)
    }
  })

  test('is within the 93 days the database answers', () => {
    const { start, end } = searchPeriod({ start: now })
    expect(end.getTime() - start.getTime()).toBeLessThanOrEqual(93 * 86_400_000)
  })
})
