import fc from 'fast-check'
import type { Wish } from '../../src/domain/booking/booking.ts'
import { weekdays } from '../../src/domain/offers/opening-hours.ts'
import { currencies } from '../../src/domain/offers/prices.ts'
import { defaultRules } from '../../src/domain/offers/rules.ts'
import type { Service } from '../../src/domain/offers/services.ts'
import { defaultSettings, type StudioSettings } from '../../src/domain/offers/settings.ts'

const HOUR = 3_600_000
const instants = (from: string, to: string) =>
  fc.date({ min: new Date(from), max: new Date(to), noInvalidDate: true })

/** On a half hour, near one or anywhere: most random instants would only ever be off the step. */
const nearHalfHours = (from: string, to: string) =>
  fc
    .tuple(instants(from, to), fc.constantFrom(0, 0, 0, 0, 0, 1, -1, 1000, 15 * 60_000))
    .map(([date, off]) => new Date(Math.round(date.getTime() / (HOUR / 2)) * (HOUR / 2) + off))

const wallClock = (halfHours: number) =>
  `${String(Math.floor(halfHours / 2)).padStart(2, '0')}:${halfHours % 2 ? '30' : '00'}`

const openingHours = fc
  .uniqueArray(fc.integer({ min: 0, max: 48 }), { minLength: 2, maxLength: 2 })
  .map((pair) => pair.sort((a, b) => a - b))
  .map(([start = 0, end = 0]) => ({ start: wallClock(start), end: wallClock(end) }))

const types = ['recording', 'rehearsal', 'mixing', 'mastering'] as const

/** Days about which months end, and any other. */
export const days = fc.oneof(
  fc.constantFrom('2026-12-31', '2027-01-01', '2027-02-28', '2027-03-01', '2028-02-29', '2099-12-31'),
  instants('2026-01-01', '2029-12-31').map((date) => date.toISOString().slice(0, 10)),
)
const price = fc.integer({ min: 0, max: 200_000 }).map((fives) => fives * 5)
const bands = fc
  .uniqueArray(fc.integer({ min: 1, max: 48 }), { minLength: 1, maxLength: 4 })
  .chain((lengths) => {
    const ascending = lengths.toSorted((a, b) => a - b)
    return fc.tuple(...ascending.map((n) => price.map((price) => ({ upToMinutes: n * 30, price }))))
  })
const sometimes = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined, freq: 2 })
const hoursOrNone = fc.option(openingHours, { freq: 3 })
const durations = fc.integer({ min: 1, max: 48 }).map((n) => n * 30)

const buffer = fc.integer({ min: 0, max: 16 }).map((quarters) => quarters * 15)
/** Mostly as always: rules that forbid nearly everything leave the others without their turn. */
const sparse = <T>(values: fc.Arbitrary<T>, usual: T) =>
  fc.oneof({ weight: 1, arbitrary: values }, { weight: 2, arbitrary: fc.constant(usual) })

const service = (id: string): fc.Arbitrary<Service> =>
  fc.record({
    id: fc.constant(id),
    name: fc.constant(id),
    enabled: fc.boolean(),
    bands: sometimes(bands),
    currency: sometimes(fc.constantFrom(...currencies)),
    durations: sometimes(fc.uniqueArray(durations, { minLength: 1, maxLength: 24 })),
    pastClosing: sometimes(fc.boolean()),
  })

const parts = fc.record({
  studioName: fc.constant(defaultSettings.studioName),
  openingHours: fc.oneof(fc.constant(defaultSettings.openingHours), openingHours),
  bookingDurations: fc.oneof(
    fc.constant(defaultSettings.bookingDurations),
    fc.uniqueArray(durations, { minLength: 1, maxLength: 24 }),
  ),
  maxPendingBookings: fc.integer({ min: 1, max: 100 }),
  services: fc.tuple(...types.map(service)),
  pricing: fc.record(Object.fromEntries(types.map((id) => [id, price]))),
  weekHours: sparse(fc.dictionary(fc.constantFrom(...weekdays), hoursOrNone), {}),
  specialDays: sparse(
    fc.uniqueArray(fc.record({ date: days, hours: hoursOrNone }), {
      maxLength: 4,
      selector: ({ date }) => date,
    }),
    [],
  ),
  adminsNeedSecondStep: fc.constant(false),
  mails: fc.record({
    language: fc.constantFrom('mn', 'en', 'zh-Hant'),
    nudgeHours: fc.option(fc.integer({ min: 1, max: 720 })),
  }),
  rules: sparse(
    fc.record({
      bufferBefore: buffer,
      bufferAfter: buffer,
      noticeHours: fc.integer({ min: 0, max: 720 }),
      furthestDays: fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.constant(36_500)),
      cancelHours: fc.option(fc.integer({ min: 0, max: 720 })),
      pendingHours: fc.option(fc.integer({ min: 1, max: 720 })),
    }),
    { ...defaultRules, furthestDays: 36_500 },
  ),
  changes: fc.array(fc.record({ from: days, service: fc.constantFrom(...types), price, bands }), {
    maxLength: 4,
  }),
})

/** Valid settings of all kinds. */
export const settings: fc.Arbitrary<StudioSettings> = parts.map(({ changes, ...rest }) => ({
  ...rest,
  priceChanges: changes
    .filter(
      ({ from, service }, index) =>
        changes.findIndex((one) => one.from === from && one.service === service) === index,
    )
    .map(({ price, bands, ...change }) =>
      rest.services.find(({ id }) => id === change.service)?.bands
        ? { ...change, bands }
        : { ...change, price },
    ),
}))

const type = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...types) },
  fc.constantFrom('', 'karaoke', 'Mixing'),
)

const specialDates = ({ specialDays, priceChanges }: StudioSettings) => [
  ...specialDays.map(({ date }) => date),
  ...priceChanges.map(({ from }) => from),
]
/** The half hours of studio days, midnights and the evenings before them among them. */
const halfHoursOf = (dates: fc.Arbitrary<string>) =>
  fc
    .tuple(dates, fc.integer({ min: -4, max: 51 }))
    .map(([date, n]) => new Date(Date.parse(`${date}T00:00:00+08:00`) + n * (HOUR / 2)))

/** Half hours around a moment, this many before and after it. */
const halfHoursAbout = (now: Date, min: number, max: number) =>
  fc.integer({ min, max }).map((n) => new Date((Math.ceil(now.getTime() / (HOUR / 2)) + n) * (HOUR / 2)))

/** Wishes, valid and invalid, with the settings and the moment at which they are judged. */
export const judgements = fc
  .tuple(
    settings,
    fc.oneof(instants('2000-01-01', '2101-01-01'), fc.constant(new Date('2026-11-21T05:00:00Z'))),
  )
  .chain(([settings, now]) =>
    fc.record({
      settings: fc.constant(settings),
      now: fc.constant(now),
      byAdmin: fc.constantFrom(false, false, true),
      wish: fc.record({
        start: fc.oneof(
          { weight: 3, arbitrary: nearHalfHours('2026-01-01', '2100-01-03') },
          // Within notice and limits of days or just beyond, and within a week ago or just before.
          { weight: 6, arbitrary: halfHoursAbout(now, 0, 500) },
          { weight: 1, arbitrary: halfHoursAbout(now, -400, 0) },
          { weight: 3, arbitrary: halfHoursOf(fc.constantFrom('2027-02-28', ...specialDates(settings))) },
          { weight: 1, arbitrary: nearHalfHours('0001-01-02', '2101-12-31') },
          { weight: 1, arbitrary: nearHalfHours('2099-12-31', '2100-01-02') },
        ),
        duration: fc.oneof(
          {
            weight: 6,
            arbitrary: fc.constantFrom(
              ...settings.bookingDurations,
              ...settings.services.flatMap(({ durations = [] }) => durations),
            ),
          },
          { weight: 1, arbitrary: fc.integer({ min: -60, max: 1500 }) },
        ),
        type,
      }) satisfies fc.Arbitrary<Wish>,
    }),
  )

/** Periods to close, sensible and not, with the moment at which they are judged. */
export const closureJudgements = fc
  .record({
    start: fc.oneof(
      { weight: 4, arbitrary: nearHalfHours('2026-01-01', '2028-01-03') },
      { weight: 1, arbitrary: nearHalfHours('2099-12-01', '2100-01-03') },
    ),
    hours: fc.oneof(
      { weight: 6, arbitrary: fc.integer({ min: -24, max: 24 * 40 }) },
      { weight: 1, arbitrary: fc.integer({ min: 8784 - 2, max: 8784 + 2 }) },
    ),
    now: fc.oneof(instants('2026-01-01', '2028-06-01'), fc.constant(new Date('2026-11-21T05:00:00Z'))),
  })
  .map(({ start, hours, now }) => ({ start, end: new Date(start.getTime() + hours * HOUR), now }))
