import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toRow } from '../../src/backend/bookings/booking-row.ts'
import { toErrorCode } from '../../src/backend/errors.ts'
import { type BookingDraft, periodOf, type StudioBooking } from '../../src/domain/booking/booking.ts'
import { busyRefusal, heldPeriod, takenRefusal } from '../../src/domain/booking/busy-refusal.ts'
import { noDetails } from '../../src/domain/booking/details.ts'
import { agreedNow, type Charge, costOf, dueWith, type Money } from '../../src/domain/booking/money.ts'
import { sameWish } from '../../src/domain/booking/same-wish.ts'
import { shownPrice } from '../../src/domain/booking/shown-price.ts'
import { UNDO_MS } from '../../src/domain/booking/undo.ts'
import { bookingRefusal, changeRefusal, wishRefusal } from '../../src/domain/booking/wish-refusal.ts'
import { closureRefusal } from '../../src/domain/calendar/closure.ts'
import { overlaps, type Period } from '../../src/domain/calendar/period.ts'
import { toStudioMoment } from '../../src/domain/calendar/studio-time.ts'
import { type ErrorCode, errorCodes } from '../../src/domain/errors.ts'
import { priceOf } from '../../src/domain/offers/price-of.ts'
import type { StudioRules } from '../../src/domain/offers/rules.ts'
import { defaultSettings, defaultsAsWritten } from '../../src/domain/offers/settings.ts'
import { ANSWER_MAIL_MS } from '../../supabase/local/mail/deliveries.ts'
import { extent } from '../proof/extent.ts'
import { type people, useDatabase } from '../support/actors.ts'
import { at, changeSettings, insertBooking, updateBooking } from '../support/booking-rows.ts'
import { charge } from '../support/charges.ts'
import { insertClosure } from '../support/closures.ts'
import { anyDetails } from '../support/details.ts'
import { engines } from '../support/engines.ts'
import { closureJudgements, judgements } from '../support/random-drafts.ts'

/** Changes a booking as it is now into a draft. */
const changeTo = (id: string, draft: BookingDraft) =>
  [
    'select public.change_booking(id, updated_at, $2::jsonb) from public.bookings where id = $1',
    [id, JSON.stringify(toRow(draft))],
  ] as const

type Buffers = Pick<StudioRules, 'bufferBefore' | 'bufferAfter'>
/** The share of the random cases that are asked. */
const share = extent({ all: 1, few: 1 / 5 })
/** Minutes before and after, one pair after the other. */
const buffersInTurn = [
  [0, 0],
  [30, 0],
  [0, 60],
  [15, 30],
]

const MIGRATIONS = join(import.meta.dirname, '../../supabase/migrations')

test('every code that the migrations raise is one of ours', () => {
  const sql = readdirSync(MIGRATIONS).map((file) => readFileSync(join(MIGRATIONS, file), 'utf8'))
  const raised = sql.flatMap((text) =>
    [...text.matchAll(/private\.refuse\('([a-z_]+)'|then return '([a-z_]+)'|return '([a-z_]+)';/g)].map(
      ([, ...codes]) => codes.find(Boolean),
    ),
  )
  expect(new Set(raised).size).toBeGreaterThan(10)
  expect(errorCodes).toEqual(expect.arrayContaining(raised))
})

describe.each(engines)('domain and database on %s', (engine) => {
  const db = useDatabase(engine)
  const onlyBooking = async () => {
    const [booking] = await db.as<
      Pick<StudioBooking, 'type' | 'duration' | 'price' | 'currency' | 'status'> & { money: Money }
    >(
      'operator',
      'select type, duration, price, currency, status, public.booking_money(b) as money from public.bookings b',
    )
    const balance = booking?.money[booking.currency]
    if (!balance) throw new Error('The booking is gone')
    return { ...booking, balance }
  }
  const [wishes, steps] = [5000 * share, 800 * share]

  test('agree on the default settings', async () => {
    expect(await db.value('operator', 'select private.default_settings()')).toEqual(defaultsAsWritten)
    const completed = 'select private.complete_settings(private.default_settings())'
    expect(await db.value('operator', completed)).toEqual(defaultSettings)
  })

  test('agree on how long an answer can be taken back, after which its mail goes', async () => {
    const ms = 'select (extract(epoch from private.time_to_undo()) * 1000)::integer'
    const mailWaits = await db.value<number>('operator', ms)
    expect(mailWaits).toBe(UNDO_MS + 2000)
    // Run a moment too early, the local server would leave the mail to the next writing.
    expect(ANSWER_MAIL_MS - mailWaits).toBe(200)
  })

  test('agree on what will be due with one more charge, whatever has become of the price', async () => {
    const id = await db.value<string>('owner', ...insertBooking({ duration: 240 }))
    const seen: number[] = []
    for (const step of [
      ['discount', 180],
      'duration = 60',
      ['extra', 10],
      ['price', 70],
      ['extra', 150],
      ['payment', 20],
      "status = 'cancelled'",
      ['fee', 15],
      "status = 'confirmed'",
      ['extra', 5],
    ] as const) {
      if (typeof step === 'string') {
        await db.as('admin', ...updateBooking(id, step))
        continue
      }
      const [kind, amount] = step
      const booking = await onlyBooking()
      const charges = await db.as<Charge>('admin', 'select * from public.list_booking_charges($1)', [id])
      const agreed = agreedNow(booking.price, booking.currency, charges)
      const said = dueWith({ kind, amount }, costOf(booking.balance), agreed)
      await charge(db, id, kind, amount)
      expect({ step, due: (await onlyBooking()).balance.due }).toEqual({ step, due: said })
      seen.push(said)
    }
    expect(seen).toEqual([20, 0, 0, 50, 50, 15, 55])
  })

  test('agree on what another length costs in all, also where more was taken off than it costs', async () => {
    const id = await db.value<string>('owner', ...insertBooking({ duration: 240 }))
    await charge(db, id, 'discount', 180)
    const seen: number[] = []
    for (const duration of [60, 120, 240]) {
      const { total } = shownPrice(
        { type: 'recording', duration },
        '2090-05-10',
        defaultSettings,
        await onlyBooking(),
      )
      await db.as('admin', ...updateBooking(id, `duration = ${duration}`))
      expect({ duration, due: (await onlyBooking()).balance.due }).toEqual({ duration, due: total.amount })
      seen.push(total.amount)
    }
    expect(seen).toEqual([0, 0, 20])
  })

  test(`agree on refusal, price and currency of ${wishes} random wishes`, async () => {
    const cases = fc.sample(judgements, { numRuns: wishes, seed: 20261122 })
    const rows = await db.as<{ refusal: ErrorCode | null; amount: number | null; currency: string }>(
      'operator',
      `select private.booking_refusal((c ->> 'start')::timestamptz, (c ->> 'duration')::integer, c ->> 'type',
         c -> 'settings', (c ->> 'now')::timestamptz, (c ->> 'byAdmin')::boolean) as refusal,
         amount, currency
       from jsonb_array_elements($1::jsonb) with ordinality as one (c, n),
         private.price_of(c -> 'settings', c ->> 'type', (c ->> 'duration')::integer,
           ((c ->> 'start')::timestamptz at time zone 'Asia/Ulaanbaatar')::date)
       order by n`,
      [JSON.stringify(cases.map(({ wish, ...judged }) => ({ ...wish, ...judged })))],
    )
    const seen: Record<string, number> = {}
    for (const [index, { wish, now, settings, byAdmin }] of cases.entries()) {
      const refusal = wishRefusal(wish, { now, settings, byAdmin })
      const verdict = `${refusal ?? 'none'}${byAdmin ? ', admin' : ''}`
      seen[verdict] = (seen[verdict] ?? 0) + 1
      const judged = { wish, now, settings, byAdmin }
      expect({ ...judged, refusal: rows[index]?.refusal ?? undefined }).toEqual({ ...judged, refusal })
      if (wish.type in settings.pricing) {
        const day = toStudioMoment(wish.start).date
        const { amount, currency } = rows[index] ?? {}
        expect({ wish, settings, price: { amount, currency } }).toEqual({
          wish,
          settings,
          price: priceOf(wish, day, settings),
        })
        const service = settings.services.find(({ id }) => id === wish.type)
        const changed = settings.priceChanges.some((one) => one.service === wish.type && one.from <= day)
        const kind = `${service?.bands ? 'bands' : 'hourly'}${changed ? ', changed' : ''}`
        seen[kind] = (seen[kind] ?? 0) + 1
      }
    }
    // Each rule must have had its turn.
    for (const code of [
      'none',
      'booking_type_not_offered',
      'booking_duration_not_offered',
      'booking_not_in_future',
      'booking_too_soon',
      'booking_too_far_ahead',
      'booking_off_step',
      'booking_outside_opening_hours',
      'none, admin',
      'booking_type_not_offered, admin',
      'booking_duration_not_offered, admin',
      'booking_too_long_ago, admin',
      'booking_too_far_ahead, admin',
      'booking_off_step, admin',
      'hourly',
      'bands',
      'hourly, changed',
      'bands, changed',
    ]) {
      expect(seen[code], code).toBeGreaterThan(20 * share)
    }
  })

  test('agree on 1,000 random closures', async () => {
    const cases = fc.sample(closureJudgements, { numRuns: 1000, seed: 20261121 })
    const rows = await db.as<{ refusal: ErrorCode | null }>(
      'operator',
      `select private.closure_refusal(
         (c ->> 'start')::timestamptz, (c ->> 'end')::timestamptz, (c ->> 'now')::timestamptz) as refusal
       from jsonb_array_elements($1::jsonb) with ordinality as one (c, n) order by n`,
      [JSON.stringify(cases)],
    )
    const seen: Record<string, number> = {}
    for (const [index, { now, ...period }] of cases.entries()) {
      const refusal = closureRefusal(period, now)
      seen[refusal ?? 'none'] = (seen[refusal ?? 'none'] ?? 0) + 1
      expect({ now, period, refusal: rows[index]?.refusal ?? undefined }).toEqual({ now, period, refusal })
    }
    for (const code of [
      'none',
      'closure_ends_before_start',
      'closure_is_past',
      'closure_too_long',
      'booking_too_far_ahead',
    ]) {
      expect(seen[code], code).toBeGreaterThan(20)
    }
  })

  // Three thousand statements, which take a minute where others keep the machine busy.
  const long = { timeout: 180_000 }
  test(
    `agree on ${steps} bookings and changes one after the other, with closures, overlaps, buffers, notes and limit`,
    long,
    async () => {
      const halfHours = fc.integer({ min: 15, max: 46 })
      const drafts = fc.sample(
        fc.record({
          day: fc.integer({ min: 10, max: 24 }),
          halfHours,
          duration: fc.constantFrom(60, 60, 120, 240, 90),
          type: fc.constantFrom('recording', 'rehearsal', 'mixing', 'mastering', 'karaoke'),
          user: fc.constantFrom('owner' as const, 'other' as const),
          changes: fc.boolean(),
          cancels: fc.constantFrom(true, ...Array<boolean>(9).fill(false)),
          closes: fc.constantFrom(0, 0, 0, 0, 60, 600),
        }),
        { numRuns: steps, seed: 20261121 },
      )
      // Drawn by themselves, so that another detail leaves all else as it was.
      const details = fc.sample(fc.record(anyDetails), { numRuns: steps, seed: 20261121 })
      const taken: (BookingDraft & { user: string; id: string; buffers: Buffers })[] = []
      let settings = defaultSettings
      const closures: Period[] = []
      const busy = (except?: string) => [
        ...taken
          .filter(({ id }) => id !== except)
          .map((one) => ({ ...heldPeriod(periodOf(one), one.buffers), closed: false })),
        ...closures.map((one) => ({ ...one, closed: true })),
      ]
      const verdicts: Record<string, number> = {}
      const count = (code = 'none') => {
        verdicts[code] = (verdicts[code] ?? 0) + 1
      }
      for (const [index, { day, halfHours, user, changes, cancels, closes, ...rest }] of drafts.entries()) {
        if (index % 40 === 0) {
          // The studio changes its mind, and nothing that was agreed moves.
          const [bufferBefore = 0, bufferAfter = 0] = buffersInTurn[(index / 40) % buffersInTurn.length] ?? []
          const rules = { ...defaultSettings.rules, furthestDays: 36_500, bufferBefore, bufferAfter }
          settings = { ...defaultSettings, rules }
          await changeSettings(db, { rules })
        }
        const time = `${String(halfHours >> 1).padStart(2, '0')}:${halfHours % 2 ? '30' : '00'}`
        const start = new Date(at(time, `2090-05-${day}`))
        const draft = { ...rest, ...(details[index] ?? noDetails), start }
        if (closes) {
          // Closures among the bookings: the studio closes where this booking would begin.
          const period = periodOf({ start: draft.start, duration: closes })
          // Another closure is told first; then closing takes nothing but the sessions themselves into account.
          const expected = closures.some((one) => overlaps(one, period))
            ? 'closure_overlaps'
            : taken.some((one) => overlaps(periodOf(one), period))
              ? 'closure_over_bookings'
              : undefined
          const code = await db
            .as(
              'admin',
              ...insertClosure({ start: period.start.toISOString(), end: period.end.toISOString() }),
            )
            .then(() => undefined)
            .catch(toErrorCode)
          expect({ period, code }).toEqual({ period, code: expected })
          count(code ?? 'closed')
          if (!code) closures.push(period)
          // A few at a time, so that there is room for bookings.
          const oldest = closures.length > 4 ? closures.shift() : undefined
          if (oldest) {
            await db.as('admin', 'delete from public.closures where starts_at = $1', [
              oldest.start.toISOString(),
            ])
          }
        }
        const circumstances = { now: new Date(), settings }
        const mine = taken.filter((one) => one.user === user)
        const [changed] = changes ? mine : []
        if (changed) {
          const same = sameWish(changed, draft)
          const buffers = same ? changed.buffers : settings.rules
          const expected =
            changeRefusal(changed, draft, circumstances) ??
            takenRefusal(draft, busy(changed.id), settings.rules, changed)
          const code = await db.as(user, ...changeTo(changed.id, draft)).then(() => undefined, toErrorCode)
          expect({ changed, draft, code }).toEqual({ changed, draft, code: expected })
          count(code ?? 'changed')
          if (!code) Object.assign(changed, draft, { buffers })
          continue
        }
        const expected =
          bookingRefusal(draft, circumstances) ??
          busyRefusal(periodOf(draft), busy(), settings.rules) ??
          (mine.length >= defaultSettings.maxPendingBookings ? 'booking_limit_reached' : undefined)
        const verdict = await db
          .value<string>(user, ...insertBooking({ user, ...toRow(draft) }))
          .then((id) => ({ id, code: undefined }))
          .catch((error) => ({ id: '', code: toErrorCode(error) }))
        expect({ draft, code: verdict.code }).toEqual({ draft, code: expected })
        count(verdict.code)
        if (verdict.id) taken.push({ ...draft, user, id: verdict.id, buffers: settings.rules })
        const oldest = cancels ? taken.shift() : undefined
        if (oldest) {
          await db.as(
            oldest.user as keyof typeof people,
            "update public.bookings set status = 'cancelled' where id = $1",
            [oldest.id],
          )
        }
      }
      for (const code of [
        'none',
        'changed',
        'booking_taken',
        'booking_closed',
        'closed',
        'closure_over_bookings',
        'closure_overlaps',
        'booking_limit_reached',
        'booking_notes_too_long',
        'booking_outside_opening_hours',
      ]) {
        expect(verdicts[code], code).toBeGreaterThan(5 * share)
      }
    },
  )
})
