import { describe, expect, test } from 'vitest'
import {
  aheadPeriod,
  availabilityOn,
  type Circumstances,
  dayStatus,
  dayTimes,
  monthPeriod,
  nextFreeStart,
} from '../../../src/domain/booking/availability.ts'
import { daysOf } from '../../../src/domain/calendar/days.ts'
import { fromStudioMoment, toStudioMoment } from '../../../src/domain/calendar/studio-time.ts'
import type { Session } from '../../../src/domain/offers/price-of.ts'
import { defaultSettings } from '../../../src/domain/offers/settings.ts'

/** A moment on the studio's clock. */
function at(date: string, time: string): Date {
  const instant = fromStudioMoment({ date, time })
  if (!instant) throw new Error(`${date} ${time}`)
  return instant
}

const recording = (duration: number) => ({ type: 'recording', duration })
const taken = (date: string, from: string, to: string) => ({
  start: at(date, from),
  end: at(date, to),
  closed: false,
})
const closed = (...period: Parameters<typeof taken>) => ({ ...taken(...period), closed: true })
const longAgo = at('2026-01-01', '00:00')

function circumstances({
  opens = '09:00',
  closes = '22:00',
  ...rest
}: Partial<Circumstances> & { opens?: string; closes?: string } = {}) {
  const settings = {
    ...defaultSettings,
    openingHours: { start: opens, end: closes },
    rules: { ...defaultSettings.rules, furthestDays: 36_500 },
  }
  return { settings, busy: [], now: longAgo, ...rest }
}

const monthDays = (month: string, ...rest: [ReturnType<typeof recording>, Circumstances]) =>
  daysOf(month).map((date) => ({ date, status: availabilityOn(date, ...rest).status }))

/** `10:00 free, …` */
const words = (times: ReturnType<typeof dayTimes>) => times.map(({ time, state }) => `${time} ${state}`)

describe('the start times of a day', () => {
  test.each([
    [60, '21:00', 25],
    [120, '20:00', 23],
    [180, '19:00', 21],
    [240, '18:00', 19],
  ])('for %i minutes end at %s, the last start that fits', (duration, last, count) => {
    const times = dayTimes('2026-11-24', recording(duration), circumstances())
    expect(times).toHaveLength(count)
    expect(times[0]?.time).toBe('09:00')
    expect(times.at(-1)?.time).toBe(last)
  })

  test('reach to midnight where the studio is open until 24:00', () => {
    const times = dayTimes('2026-11-24', recording(240), circumstances({ opens: '18:00', closes: '24:00' }))
    expect(words(times)).toEqual(['18:00 free', '18:30 free', '19:00 free', '19:30 free', '20:00 free'])
  })

  test('are one where a session fills the opening hours exactly, and none where it is longer', () => {
    const short = circumstances({ opens: '10:00', closes: '14:00' })
    expect(words(dayTimes('2026-11-24', recording(240), short))).toEqual(['10:00 free'])
    expect(dayTimes('2026-11-24', recording(270), short)).toEqual([])
  })

  test('are taken where a session would run into a booking, and free where they only meet', () => {
    const busy = [taken('2026-11-24', '12:00', '13:00')]
    const times = dayTimes(
      '2026-11-24',
      recording(120),
      circumstances({ opens: '10:00', closes: '15:00', busy }),
    )
    expect(words(times)).toEqual([
      '10:00 free',
      '10:30 taken',
      '11:00 taken',
      '11:30 taken',
      '12:00 taken',
      '12:30 taken',
      '13:00 free',
    ])
  })

  test('are closed where the studio is as they begin, and taken where a long session only meets a closure later', () => {
    const closed = { start: at('2026-11-24', '12:00'), end: at('2026-11-25', '00:00'), closed: true }
    const day = circumstances({ opens: '10:00', closes: '13:30', busy: [closed] })
    expect(words(dayTimes('2026-11-24', recording(60), day))).toEqual([
      '10:00 free',
      '10:30 free',
      '11:00 free',
      '11:30 taken',
      '12:00 closed',
      '12:30 closed',
    ])
    const long = circumstances({ opens: '09:00', closes: '13:00', busy: [closed] })
    expect(dayStatus(dayTimes('2026-11-24', recording(240), long))).toBe('full')
  })

  test('are past from the very moment they begin, taken or not', () => {
    const busy = [taken('2026-11-24', '10:00', '12:00')]
    const now = at('2026-11-24', '10:30')
    const times = dayTimes(
      '2026-11-24',
      recording(60),
      circumstances({ opens: '10:00', closes: '13:00', busy, now }),
    )
    expect(words(times)).toEqual(['10:00 past', '10:30 past', '11:00 taken', '11:30 taken', '12:00 free'])
  })

  test('begin at 00:00 on the studio’s day, which is still yesterday elsewhere', () => {
    const [first] = dayTimes('2026-11-24', recording(60), circumstances({ opens: '00:00', closes: '24:00' }))
    expect(first?.start.toISOString()).toBe('2026-11-23T16:00:00.000Z')
  })

  test('are none where the service or the length is not offered; admins have any length of a service that is', () => {
    const count = (session: Session, byAdmin = false) =>
      dayTimes('2026-11-24', session, circumstances({ byAdmin })).length
    expect([
      count({ type: 'karaoke', duration: 60 }),
      count({ type: 'karaoke', duration: 60 }, true),
    ]).toEqual([0, 0])
    expect([count(recording(630)), count(recording(630), true)]).toEqual([0, 6])
  })

  test('end with the year 2099', () => {
    expect(dayTimes('2099-12-31', recording(60), circumstances())).toHaveLength(25)
    expect(dayTimes('2100-01-02', recording(60), circumstances())).toEqual([])
  })
})

describe('a day', () => {
  const hours = { opens: '10:00', closes: '12:00' }
  const status = (rest: Partial<Circumstances>, duration = 60) =>
    dayStatus(dayTimes('2026-11-24', recording(duration), circumstances({ ...hours, ...rest })))

  test('is free, partly free or full', () => {
    expect(status({})).toBe('free')
    expect(status({ busy: [taken('2026-11-24', '10:00', '10:30')] })).toBe('partly')
    expect(status({ busy: [taken('2026-11-24', '10:30', '11:30')] })).toBe('full')
  })

  test('is full for a long session where a short one still fits', () => {
    const busy = [taken('2026-11-24', '11:00', '12:00')]
    expect(status({ busy }, 60)).toBe('partly')
    expect(status({ busy }, 120)).toBe('full')
  })

  test('is closed where the studio is, and full where what it leaves open is taken', () => {
    expect(status({ busy: [closed('2026-11-24', '00:00', '23:30')] })).toBe('closed')
    expect(status({ busy: [closed('2026-11-24', '10:00', '11:00')] })).toBe('partly')
    const busy = [closed('2026-11-24', '10:00', '11:00'), taken('2026-11-24', '11:00', '12:00')]
    expect(status({ busy })).toBe('full')
    const times = dayTimes('2026-11-24', recording(60), circumstances({ ...hours, busy }))
    expect(words(times)).toEqual(['10:00 closed', '10:30 taken', '11:00 taken'])
  })

  test('is closed only where the studio is, else not bookable: too far ahead, or for what is not offered', () => {
    const { settings } = circumstances({ busy: [] })
    const soon = { ...settings, rules: { ...settings.rules, furthestDays: 7 }, weekHours: { 1: null } }
    const status = (date: string, type = 'recording') =>
      availabilityOn(
        date,
        { type, duration: 60 },
        circumstances({ settings: soon, now: at('2026-11-20', '12:00') }),
      ).status
    expect([status('2026-11-27'), status('2026-11-28'), status('2026-11-30')]).toEqual([
      'free',
      'notBookable',
      'closed',
    ])
    expect([status('2026-11-24', 'karaoke'), status('2026-11-23', 'karaoke')]).toEqual([
      'notBookable',
      'closed',
    ])
  })

  test('is closed for a session longer than the opening hours', () => {
    expect(status({}, 180)).toBe('closed')
  })

  test('has a line as long as what is free of it', () => {
    const freeOf = (busy: ReturnType<typeof taken>[], now = longAgo) =>
      availabilityOn('2026-11-24', recording(60), circumstances({ busy, now })).free
    expect(freeOf([])).toBe(1)
    // 19:30 runs into it, and 20:00, 20:30 and 21:00 fall into it.
    expect(freeOf([taken('2026-11-24', '20:00', '22:00')])).toBe(21 / 25)
    expect(freeOf([taken('2026-11-24', '09:00', '22:00')])).toBe(0)
    expect(freeOf([], at('2026-11-24', '21:00'))).toBe(0)
    expect(freeOf([], at('2026-11-25', '09:00'))).toBe(0)
    expect(availabilityOn('2026-11-24', recording(900), circumstances()).free).toBe(0)
  })

  test('does not count what is past as taken', () => {
    expect(status({ now: at('2026-11-24', '10:00') })).toBe('free')
    expect(status({ now: at('2026-11-24', '11:00') })).toBe('past')
  })
})

describe('for admins', () => {
  const now = at('2026-11-24', '12:10')
  const busy = [taken('2026-11-24', '10:00', '11:00'), taken('2026-11-24', '14:00', '15:00')]
  const ofAdmin = { opens: '09:00', closes: '16:00', now, busy, byAdmin: true }

  test('a start that has begun can be had where nobody else was, for a week', () => {
    expect(words(dayTimes('2026-11-24', recording(90), circumstances(ofAdmin)))).toEqual([
      ...[
        '09:00 past',
        '09:30 past',
        '10:00 past',
        '10:30 past',
        '11:00 begun',
        '11:30 begun',
        '12:00 begun',
      ],
      ...['12:30 free', '13:00 taken', '13:30 taken', '14:00 taken', '14:30 taken'],
    ])
    const weekAgo = dayTimes('2026-11-17', recording(240), circumstances(ofAdmin))
    expect(words(weekAgo)).toEqual([
      ...['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00'].map((time) => `${time} past`),
    ])
    const since = dayTimes('2026-11-18', recording(240), circumstances(ofAdmin))
    expect(since.every(({ state }) => state === 'begun')).toBe(true)
  })

  test('a day says what it has ahead, and the next free start is ahead, too', () => {
    const times = dayTimes('2026-11-24', recording(90), circumstances(ofAdmin))
    expect(dayStatus(times)).toBe('partly')
    expect(nextFreeStart(now, recording(90), circumstances(ofAdmin))).toEqual(at('2026-11-24', '12:30'))
    expect(monthDays('2026-11', recording(90), circumstances(ofAdmin))[22]?.status).toBe('past')
  })
})

describe('a month', () => {
  test('has its 28, 29, 30 or 31 days', () => {
    const length = (month: string) => monthDays(month, recording(60), circumstances()).length
    expect([length('2027-02'), length('2028-02'), length('2026-11'), length('2026-12')]).toEqual([
      28, 29, 30, 31,
    ])
  })

  test('has a free leap day', () => {
    const days = monthDays('2028-02', recording(240), circumstances())
    expect(days.at(-1)).toEqual({ date: '2028-02-29', status: 'free' })
  })

  test('knows its days before today as past, and today by the studio’s clock', () => {
    // 23:30 on the 23rd in London is 07:30 on the 24th in Ulaanbaatar.
    const now = new Date('2026-11-23T23:30:00Z')
    const days = new Map(
      monthDays('2026-11', recording(60), circumstances({ now })).map(({ date, status }) => [date, status]),
    )
    expect(days.get('2026-11-23')).toBe('past')
    expect(days.get('2026-11-24')).toBe('free')
  })

  test('is asked for from its first midnight on the studio’s clock to the end of the day after, into which a session may run, with four hours around them', () => {
    expect(monthPeriod('2026-11')).toEqual({
      start: at('2026-10-31', '20:00'),
      end: at('2026-12-02', '04:00'),
    })
    expect(monthPeriod('2028-02')).toEqual({
      start: at('2028-01-31', '20:00'),
      end: at('2028-03-02', '04:00'),
    })
    expect(monthPeriod('2026-12').end).toEqual(at('2027-01-02', '04:00'))
  })

  test('a booking on its last evening marks that day and not the next month', () => {
    const busy = [taken('2026-11-30', '18:00', '22:00')]
    expect(monthDays('2026-11', recording(60), circumstances({ busy })).at(-1)?.status).toBe('partly')
    expect(monthDays('2026-12', recording(60), circumstances({ busy }))[0]?.status).toBe('free')
  })
})

describe('the next free start', () => {
  const next = (after: Date, duration: number, rest: Partial<Circumstances> = {}) => {
    const found = nextFreeStart(after, recording(duration), circumstances(rest))
    return found && Object.values(toStudioMoment(found)).join(' ')
  }

  test('is later than the one it follows', () => {
    expect(next(at('2026-11-24', '10:00'), 60)).toBe('2026-11-24 10:30')
  })

  test('is on the next day when nothing fits before closing, over the end of the month', () => {
    expect(next(at('2026-11-30', '18:00'), 240)).toBe('2026-12-01 09:00')
  })

  test('skips what is taken or too short a gap', () => {
    const busy = [taken('2026-11-24', '09:00', '10:00'), taken('2026-11-24', '11:00', '21:00')]
    expect(next(at('2026-11-24', '08:00'), 60, { busy })).toBe('2026-11-24 10:00')
    expect(next(at('2026-11-24', '08:00'), 120, { busy })).toBe('2026-11-25 09:00')
  })

  test('is not found where three months are full, and one question to the database covers them', () => {
    const after = at('2026-11-24', '08:00')
    const { start, end } = aheadPeriod(after)
    expect(next(after, 60, { busy: [{ start, end, closed: false }] })).toBeUndefined()
    expect((end.getTime() - start.getTime()) / 86_400_000).toBeLessThanOrEqual(93)
  })
})
