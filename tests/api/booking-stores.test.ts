import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BookingDraft, StudioBooking } from '../../src/domain/booking/booking.ts'
import { noFilter } from '../../src/domain/booking/booking-query.ts'
import { failure, success } from '../../src/domain/errors.ts'
import type { StudioRules } from '../../src/domain/offers/rules.ts'
import { createTestBackend, PASSWORD, signIn, type TestBackend } from '../support/backend.ts'
import { draft } from '../support/example-booking.ts'
import { memoryStorage } from '../support/memory-storage.ts'

// The booking stores as the screens of one page use them, on the real backend; only a lost answer is made.

const admin = { id: '00000000-0000-4000-8000-00000000000a', role: 'admin' } as const
const customer = { id: '00000000-0000-4000-8000-00000000000c', role: 'user' } as const

let backend: TestBackend
/** What happens to the answer of a request on its way back. */
let onItsWay: (request: Request, answer: Response) => Response
const requests: string[] = []

let day = 0
/** A wish for a day of its own, on the studio's clock. */
function wish(time = '10:00', changes: Partial<BookingDraft> = {}): BookingDraft {
  const date = `2090-05-${String(day).padStart(2, '0')}`
  return draft({ start: new Date(`${date}T${time}:00+08:00`), ...changes })
}
const midnight = () => ({
  start: wish('00:00').start,
  end: new Date(wish('00:00').start.getTime() + 86_400_000),
})

async function openPage(person: typeof admin | typeof customer) {
  vi.resetModules()
  const page = {
    ...(await import('../../src/stores/bookings/bookings.ts')),
    ...(await import('../../src/stores/bookings/booking-status.ts')),
    ...(await import('../../src/stores/bookings/booking-list.ts')),
    ...(await import('../../src/stores/bookings/booking-export.ts')),
    ...(await import('../../src/stores/bookings/charges.ts')),
    ...(await import('../../src/stores/bookings/offers.ts')),
    ...(await import('../../src/stores/bookings/day-sheet.ts')),
    ...(await import('../../src/stores/bookings/week-times.ts')),
    ...(await import('../../src/stores/bookings/undo.ts')),
    ...(await import('../../src/stores/month.ts')),
    ...(await import('../../src/stores/statistics.ts')),
    ...(await import('../../src/stores/waiting.ts')),
    ...(await import('../../src/stores/bookings/requests.ts')),
    ...(await import('../../src/stores/bookings/programme.ts')),
    ...(await import('../../src/stores/bookings/studio-calendar.ts')),
    ...(await import('../../src/stores/bookings/availability.ts')),
    ...(await import('../../src/stores/bookings/holders.ts')),
    ...(await import('../../src/stores/people/session.ts')),
    ...(await import('../../src/stores/people/users.ts')),
    ...(await import('../../src/stores/closures.ts')),
    ...(await import('../../src/stores/settings.ts')),
  }
  const auth = await import('../../src/backend/people/sign-in.ts')
  const email = person === admin ? 'admin@example.com' : 'customer@example.com'
  expect(await auth.signIn({ email, password: PASSWORD })).toEqual(success(undefined))
  await page.loadSettings()
  return page
}
type Page = Awaited<ReturnType<typeof openPage>>

/** What a booking's detail page shows. */
async function saved(page: Page, id: string): Promise<StudioBooking> {
  await page.loadBooking(id)
  const state = page.$booking.get()
  if (state.status !== 'ready') throw new Error(`The booking did not come: ${state.status}`)
  return state.value
}

async function made(page: Page, asked: BookingDraft): Promise<StudioBooking> {
  const result = await page.book(customer.id, asked)
  if (!result.ok) throw new Error(`Not booked: ${result.code}`)
  return saved(page, result.value)
}

async function setRules(rules: Partial<StudioRules>): Promise<void> {
  await backend.sql.exec(`update public.studio_settings set settings =
    jsonb_set(settings, '{rules}', settings -> 'rules' || '${JSON.stringify(rules)}')`)
}

/** What the customer's list shows under a filter. */
async function listed(page: Page, filter: 'upcoming' | 'past') {
  await page.loadBookings(filter, customer)
  const state = page.bookings.$state.get()
  return state.status === 'ready' ? state.value.items.map(({ id }) => id) : state
}

/** The admin's own hand, in another browser. */
async function elsewhere(id: string, changes: object): Promise<void> {
  const { error } = await (await signIn(backend, 'admin@example.com'))
    .from('bookings')
    .update(changes)
    .eq('id', id)
  if (error) throw error
}

beforeAll(async () => {
  backend = await createTestBackend()
  vi.stubEnv('PUBLIC_SUPABASE_URL', '')
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', backend.keys.publishableKey)
  vi.stubGlobal('location', new URL(backend.url))
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init)
    requests.push(`${request.method} ${new URL(request.url).pathname}`)
    return onItsWay(request, await backend.fetch(request.clone(), { peerAddress: '127.0.0.1' }))
  })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
  await backend?.close()
})
beforeEach(async () => {
  await backend.sql.exec('truncate public.bookings cascade')
  day += 1
  requests.length = 0
  onItsWay = (_, answer) => answer
})

describe('a customer who books', () => {
  test('gets the booking as it was asked for, pending, at the price that was shown', async () => {
    const page = await openPage(customer)
    const asked = wish('10:00', { type: 'mixing', duration: 120, notes: '  Two drummers \0' })
    expect(await made(page, asked)).toMatchObject({
      ...asked,
      notes: 'Two drummers',
      status: 'pending',
      userId: customer.id,
      price: 80,
    })
    await page.loadBookings('upcoming', customer)
    expect(page.bookings.$state.get()).toMatchObject({
      status: 'ready',
      value: { items: [expect.objectContaining({ start: asked.start })] },
    })
  })

  test('is refused by the studio’s rules before anything is asked', async () => {
    const page = await openPage(customer)
    requests.length = 0
    expect(await page.book(customer.id, wish('10:15'))).toEqual(failure('booking_off_step'))
    expect(await page.book(customer.id, wish('10:00', { notes: 'x'.repeat(2001) }))).toEqual(
      failure('booking_notes_too_long'),
    )
    expect(requests).toEqual([])
  })

  test('is told that the time is taken, and the calendar shows it', async () => {
    const page = await openPage(customer)
    await made(page, wish())
    const other = await openPage(admin)
    expect(await other.book(admin.id, wish('10:30'))).toEqual(failure('booking_taken'))
    expect(other.$availability.get().busy['2090-05']).toContainEqual({
      start: wish('10:00').start,
      end: wish('11:00').start,
      closed: false,
    })
  })

  test('who asks again because the answer was lost gets the booking made the first time', async () => {
    const page = await openPage(customer)
    onItsWay = (request, answer) => {
      if (request.method === 'POST' && request.url.includes('/bookings'))
        throw new TypeError('Failed to fetch')
      return answer
    }
    const asked = wish('10:00', { notes: 'Once' })
    expect(await page.book(customer.id, asked)).toEqual(failure('offline'))
    onItsWay = (_, answer) => answer
    const again = await page.book(customer.id, asked)
    expect(again.ok && (await saved(page, again.value)).notes).toBe('Once')
    // Another request for some of the same time is not the same one, and nobody else's time either.
    const other = { ...wish('10:30'), notes: 'Twice' }
    expect(await page.book(customer.id, other)).toEqual(failure('booking_taken_by_you'))
  })

  test('finds no booking where none is, without an error that the console would show', async () => {
    const page = await openPage(customer)
    const statuses: number[] = []
    onItsWay = (_, answer) => {
      statuses.push(answer.status)
      return answer
    }
    await page.loadBooking('00000000-0000-4000-8000-0000000000ff')
    onItsWay = (_, answer) => answer
    expect(page.$booking.get()).toEqual({ status: 'failed', code: 'booking_not_found' })
    expect(statuses).toEqual([200, 200])
  })

  test('does not pay a price that was not shown, and sees the new one', async () => {
    const page = await openPage(customer)
    const before = page.$settings.get()
    const pricing = before.status === 'ready' ? before.value.pricing : {}
    const setPrice = (recording: number) =>
      backend.sql.exec(
        `update public.studio_settings set settings = jsonb_set(settings, '{pricing,recording}', '${recording}')`,
      )
    await setPrice(55)
    expect(await page.book(customer.id, wish())).toEqual(failure('booking_price_changed'))
    expect(page.$settings.get()).toMatchObject({ value: { pricing: { recording: 55 } } })
    await setPrice(pricing.recording ?? 0)
  })
})

test('what is booked in place of a request is refused at an old price, and sees the new one', async () => {
  const asking = await openPage(customer)
  const request = await made(asking, wish())
  const page = await openPage(admin)
  const instead = () =>
    page.bookInstead(admin.id, wish(), { status: 'confirmed', declined: [request], reason: 'A call' })
  const setPrice = (recording: number) =>
    backend.sql.exec(
      `update public.studio_settings set settings = jsonb_set(settings, '{pricing,recording}', '${recording}')`,
    )
  await setPrice(55)
  expect(await instead()).toEqual(failure('booking_price_changed'))
  expect(page.$settings.get()).toMatchObject({ value: { pricing: { recording: 55 } } })
  expect((await instead()).ok).toBe(true)
  await setPrice(50)
})

describe('a booking that is edited', () => {
  test('becomes what was typed, and keeps its agreed price for the same session', async () => {
    const page = await openPage(customer)
    const booking = await made(page, wish('10:00', { notes: 'Before' }))
    const typed = wish('12:00', { notes: 'After' })
    expect(await page.changeBooking(booking, typed)).toEqual(success(booking.id))
    expect(await saved(page, booking.id)).toMatchObject({ ...typed, price: booking.price })
  })

  test('may lie over its own time', async () => {
    const page = await openPage(customer)
    const booking = await made(page, wish('10:00', { duration: 120 }))
    expect(await page.changeBooking(booking, wish('11:00', { duration: 120 }))).toEqual(success(booking.id))
  })

  test('keeps the free time it was agreed with, whatever the rules say since', async () => {
    const page = await openPage(customer)
    const booking = await made(page, wish('10:00'))
    await made(page, wish('11:00'))
    await setRules({ bufferAfter: 30 })
    const otherPage = await openPage(customer)
    const same = { ...wish('10:00'), notes: 'The drummer comes later' }
    expect(await otherPage.changeBooking(booking, same)).toEqual(success(booking.id))
    expect(
      await otherPage.changeBooking(await saved(otherPage, booking.id), wish('10:00', { duration: 120 })),
    ).toEqual(failure('booking_taken_by_you'))
    await setRules({ bufferAfter: 0 })
  })

  test('that a closure keeps may become shorter in it, not longer', async () => {
    const page = await openPage(admin)
    const booking = await made(page, wish('10:00', { duration: 120 }))
    const closed = { start: wish('09:00').start, end: wish('18:00').start }
    const drafts = [{ ...closed, kind: 'other', note: '', keepsBookings: true }] as const
    expect(await page.saveClosures({ drafts, repeats: undefined, seen: undefined, merging: [] })).toEqual(
      success(undefined),
    )
    expect(await page.changeBooking(booking, wish('10:00', { duration: 180 }))).toEqual(
      failure('booking_closed'),
    )
    expect(await page.changeBooking(booking, wish('10:00', { duration: 60 }))).toEqual(success(booking.id))
  })

  test('is not written over somebody else’s change, which list and form then show', async () => {
    const page = await openPage(customer)
    const booking = await made(page, wish())
    await page.loadBookings('upcoming', customer)
    await elsewhere(booking.id, { notes: 'The studio was here' })
    expect(await page.changeBooking(booking, wish('14:00'))).toEqual(failure('booking_changed_meanwhile'))
    const now = expect.objectContaining({
      id: booking.id,
      notes: 'The studio was here',
      start: booking.start,
    })
    expect(page.$booking.get()).toEqual({ status: 'ready', value: now })
    const list = page.bookings.$state.get()
    expect(list.status === 'ready' && list.value.items).toContainEqual(now)
  })
})

describe('a status', () => {
  /** What each place of the page shows of a booking, or nothing. */
  function placesOf(page: Page, id: string) {
    const state = {
      detail: page.$booking.get(),
      dashboard: page.bookings.$state.get(),
      table: page.$allBookings.get(),
      requests: page.requests.$state.get(),
      programme: page.$programme.get(),
      week: page.$studioDays.get(),
      ofUser: page.userBookings.$state.get(),
      inTheWay: page.$bookingsInTheWay.get(),
    }
    return Object.entries(state).map(([place, one]) => {
      const value = one.status === 'ready' ? (one.value as object) : {}
      const lists = [[value], value, ...Object.values(value)].filter(Array.isArray) as StudioBooking[][]
      return { place, booking: lists.flat().find((entry) => entry.id === id) }
    })
  }
  const shown = (page: Page, id: string) =>
    Object.fromEntries(placesOf(page, id).map(({ place, booking }) => [place, booking?.status]))
  const everyPlace = (page: Page, id: string) => placesOf(page, id).flatMap(({ booking }) => booking ?? [])

  async function openEverywhere(): Promise<{ page: Page; booking: StudioBooking }> {
    const asking = await openPage(customer)
    const { id } = await made(asking, wish())
    const page = await openPage(admin)
    const booking = await saved(page, id)
    const date = wish().start.toISOString().slice(0, 10)
    await page.loadBookings('upcoming', admin)
    const everything = {
      search: '',
      status: undefined,
      type: undefined,
      days: undefined,
      from: date,
      to: date,
    }
    await page.loadAllBookings({ ...everything, sort: 'date', descending: true, page: 1 })
    await page.loadRequests(5)
    await page.loadProgramme(midnight())
    await page.loadStudioDays(date, date)
    await page.loadUserBookings(customer.id)
    await page.loadBookingsInTheWay([midnight()])
    return { page, booking }
  }

  /** A cancelled booking frees its time. */
  function everywhere(status: string) {
    const live = status === 'cancelled' ? undefined : status
    const lists = { detail: status, dashboard: status, table: status, requests: status, ofUser: status }
    return { ...lists, programme: live, week: live, inTheWay: live }
  }

  test('is shown wherever the booking is; a cancelled one leaves what shows the studio’s day', async () => {
    const { page, booking } = await openEverywhere()
    expect(shown(page, booking.id)).toEqual(everywhere('pending'))
    expect((await page.setBookingStatus(booking, 'confirmed')).ok).toBe(true)
    expect(shown(page, booking.id)).toEqual(everywhere('confirmed'))
    const confirmed = page.$booking.get()
    if (confirmed.status !== 'ready') throw new Error('The booking has gone')
    // With the customer, whom the answer of a change does not tell, and in its newest version.
    expect(confirmed.value.customer.email).toBe('customer@example.com')
    expect((await page.setBookingStatus(confirmed.value, 'cancelled')).ok).toBe(true)
    expect(shown(page, booking.id)).toEqual(everywhere('cancelled'))
  })

  test('of a cancelled booking comes with what that makes due: nothing, so that all that was paid is to be returned', async () => {
    const { page, booking } = await openEverywhere()
    const deposit = { kind: 'deposit', amount: 10, currency: 'USD', method: 'cash', reason: '' } as const
    await page.addCharge(booking, crypto.randomUUID(), deposit, [])
    const [seen] = everyPlace(page, booking.id)
    if (!seen) throw new Error('The booking has gone')
    expect((await page.setBookingStatus(seen, 'cancelled')).ok).toBe(true)
    const places = everyPlace(page, booking.id)
    expect(places).toHaveLength(5)
    for (const { status, money } of places) {
      expect({ status, money }).toEqual({ status: 'cancelled', money: { USD: { due: 0, paid: 10 } } })
    }
  })

  test('is shown also where it cannot be asked anew what it makes due', async () => {
    const { page, booking } = await openEverywhere()
    onItsWay = (request, answer) => {
      if (request.method === 'GET') throw new TypeError('Failed to fetch')
      return answer
    }
    expect((await page.setBookingStatus(booking, 'confirmed')).ok).toBe(true)
    expect(shown(page, booking.id)).toEqual(everywhere('confirmed'))
  })

  test('is not set over a change that was not seen, which is shown everywhere instead', async () => {
    const { page, booking } = await openEverywhere()
    await elsewhere(booking.id, { status: 'cancelled' })
    expect(await page.setBookingStatus(booking, 'confirmed')).toEqual(failure('booking_changed_meanwhile'))
    expect(shown(page, booking.id)).toEqual(everywhere('cancelled'))
  })

  test('leaves other bookings alone, and what is not on the page', async () => {
    const { page, booking } = await openEverywhere()
    const other = { ...booking, id: '00000000-0000-4000-8000-0000000000ff' }
    expect((await page.setBookingStatus(other, 'confirmed')).ok).toBe(false)
    expect(shown(page, booking.id)).toEqual(everywhere('pending'))
  })
})

describe('money that is entered', () => {
  const payment = { kind: 'payment', amount: 50, currency: 'USD', method: 'cash', reason: '' } as const
  const add = (page: Page, booking: StudioBooking) =>
    page.addCharge(booking, crypto.randomUUID(), payment, listed(page))
  function listed(page: Page) {
    const state = page.$charges.get()
    if (state.status !== 'ready') throw new Error(`The list has gone: ${state.status}`)
    return state.value
  }

  test('over a list to which somebody else has added is refused, and goes through once the new list is seen', async () => {
    const { id } = await made(await openPage(customer), wish())
    const elsewhere = await openPage(admin)
    const booking = await saved(elsewhere, id)
    await elsewhere.loadCharges(id)
    const page = await openPage(admin)
    await page.loadCharges(id)
    expect(await add(elsewhere, booking)).toEqual(success(undefined))
    await page.loadBooking(id)
    expect(await add(page, booking)).toEqual(failure('booking_changed_meanwhile'))
    expect(listed(page)).toHaveLength(1)
    expect(page.$booking.get()).toMatchObject({ value: { money: { USD: { due: 50, paid: 50 } } } })
    expect(await add(page, booking)).toEqual(success(undefined))
    expect(listed(page)).toHaveLength(2)
  })

  test('and cannot be sent says so: the list, and with it what is typed, stays', async () => {
    const { id } = await made(await openPage(customer), wish())
    const page = await openPage(admin)
    const booking = await saved(page, id)
    await page.loadCharges(id)
    onItsWay = () => {
      throw new TypeError('Failed to fetch')
    }
    expect(await add(page, booking)).toEqual(failure('offline'))
    expect(listed(page)).toEqual([])
  })
})

test('who has offered another time for a request sees at once until when it waits now, and can answer it', async () => {
  const { id } = await made(await openPage(customer), wish())
  await backend.sql.query(
    "update public.bookings set expires_at = now() + interval '1 minute' where id = $1",
    [id],
  )
  const page = await openPage(admin)
  const booking = await saved(page, id)
  const { start } = wish('14:00')
  expect((await page.offerTime(booking, { start, duration: 60, words: '' })).ok).toBe(true)
  const state = page.$booking.get()
  if (state.status !== 'ready') throw new Error('The booking has gone')
  expect(state.value.expiresAt).not.toEqual(booking.expiresAt)
  expect((await page.setBookingStatus(state.value, 'confirmed')).ok).toBe(true)
})

describe('an answer that is taken back', () => {
  async function answered() {
    const { id } = await made(await openPage(customer), wish())
    const page = await openPage(admin)
    const booking = await saved(page, id)
    expect((await page.setBookingStatus(booking, 'confirmed')).ok).toBe(true)
    const confirmed = await saved(page, id)
    page.offerUndo(confirmed, 'pending')
    const [one] = page.$undoable.get()
    if (!one) throw new Error('Nothing to take back')
    return { page, id, one }
  }

  test('is so at the first press, and a second one fails at nothing', async () => {
    const { page, id, one } = await answered()
    const [first, second] = await Promise.all([page.undo(one), page.undo(one)])
    expect(first?.ok).toBe(true)
    expect(second).toBeUndefined()
    expect((await saved(page, id)).status).toBe('pending')
    expect(page.$undoable.get()).toEqual([])
  })

  test('stands where it stood where no word of it came, before what was answered since', async () => {
    const { page, id, one } = await answered()
    onItsWay = () => {
      throw new TypeError('Failed to fetch')
    }
    const lost = page.undo(one)
    expect(page.$undoable.get()).toEqual([])
    page.offerUndo({ ...one.booking, id: customer.id }, 'pending')
    expect(await lost).toEqual(failure('offline'))
    expect(page.$undoable.get().map(({ booking }) => booking.id)).toEqual([id, customer.id])
  })
})

test('what is looked at again stays where no answer comes', async () => {
  const page = await openPage(admin)
  await made(page, wish())
  const date = wish().start.toISOString().slice(0, 10)
  const looks = {
    settings: { $state: page.$settings, first: page.loadSettings, again: page.loadSettings },
    week: { $state: page.$week, first: page.loadWeek, again: page.refreshWeek },
    programme: {
      $state: page.$programme,
      first: () => page.loadProgramme(midnight()),
      again: () => page.refreshProgramme(midnight()),
    },
    sheet: {
      $state: page.$daySheet,
      first: () => page.loadDaySheet(date),
      again: () => page.refreshDaySheet(date),
    },
    month: {
      $state: page.$month,
      first: () => page.loadMonth('2090-05'),
      again: () => page.refreshMonth('2090-05'),
    },
    table: {
      $state: page.$allBookings,
      first: () => page.loadAllBookings({ ...noFilter, sort: 'date', descending: false, page: 1 }),
      again: () => page.refreshAllBookings({ ...noFilter, sort: 'date', descending: false, page: 1 }),
    },
    statistics: { $state: page.$statistics, first: page.loadStatistics, again: page.refreshNumbers },
    weeks: { $state: page.$weeks, first: page.loadWeeks, again: page.refreshNumbers },
    waiting: { $state: page.$waiting, first: page.needWaiting, again: page.refreshWaiting },
  }
  const statuses = () =>
    Object.fromEntries(Object.entries(looks).map(([name, { $state }]) => [name, $state.get().status]))
  const ready = Object.fromEntries(Object.keys(looks).map((name) => [name, 'ready']))
  await Promise.all(Object.values(looks).map(({ first }) => first()))
  expect(statuses()).toEqual(ready)
  onItsWay = () => {
    throw new TypeError('Failed to fetch')
  }
  await Promise.all(Object.values(looks).map(({ again }) => again()))
  expect(statuses()).toEqual(ready)
})

test('an admin whose role was taken away meanwhile is known as a customer after the first refusal', async () => {
  const asking = await openPage(customer)
  const request = await made(asking, wish())
  const page = await openPage(admin)
  await page.loadSession()
  const setRole = (role: string) =>
    backend.sql.exec(`begin; set local session_replication_role = replica;
      update public.profiles set role = '${role}' where id = '${admin.id}'; commit`)
  await setRole('user')
  expect((await page.setBookingStatus(request, 'confirmed')).ok).toBe(false)
  expect(page.$session.get()).toMatchObject({ account: { role: 'user' } })
  await setRole('admin')
})

test('bookings of another filter do not stand under the new one’s name while it loads', async () => {
  const page = await openPage(customer)
  await page.loadBookings('upcoming', customer)
  const loading = page.loadBookings('past', customer)
  expect(page.bookings.$state.get()).toEqual({ status: 'loading' })
  await loading
  const again = page.loadBookings('past', customer)
  expect(page.bookings.$state.get().status).toBe('ready')
  await again
})

test('what is cancelled stands under Past at once, not among what a customer has ahead', async () => {
  const page = await openPage(customer)
  const [kept, dropped] = [await made(page, wish('10:00')), await made(page, wish('14:00'))]
  await elsewhere(dropped.id, { status: 'cancelled' })
  expect(await listed(page, 'upcoming')).toEqual([kept.id])
  expect(await listed(page, 'past')).toEqual([dropped.id])
})

test('a session that is on stands under Upcoming, with its way and its door, until it ends', async () => {
  const page = await openPage(customer)
  const on = await made(page, wish('10:00', { duration: 120 }))
  const over = await made(page, wish('14:00', { duration: 60 }))
  const begun = (id: string, minutesAgo: number) =>
    backend.sql.exec(`begin; set local session_replication_role = replica;
      update public.bookings set booking_date = now() - interval '${minutesAgo} minutes' where id = '${id}'; commit`)
  await begun(over.id, 3 * 60)
  await begun(on.id, 30)
  expect(await listed(page, 'upcoming')).toEqual([on.id])
  expect(await listed(page, 'past')).toEqual([over.id])
})

test.each([false, true])(
  'the file has the bookings in the order of the table, by price, descending: %s',
  async (descending) => {
    const page = await openPage(admin)
    // The dearest one costs 10 in all; a cancelled one is told at what was agreed.
    for (const [time, price, currency, kind, due, status] of [
      ['10:00', 50, 'USD', 'extra', 5, 'pending'],
      ['12:00', 90_000, 'MNT', 'extra', 600, 'pending'],
      ['14:00', 100, 'USD', 'discount', -90, 'confirmed'],
      ['16:00', 90_500, 'MNT', 'extra', 0.5, 'pending'],
      ['18:00', 20, 'USD', 'fee', 40, 'cancelled'],
    ] as const) {
      const { id } = await made(page, wish(time))
      await backend.sql.exec(`
        update public.bookings set price = ${price}, currency = '${currency}', status = '${status}' where id = '${id}';
        insert into public.booking_charges (id, booking_id, kind, due, currency)
          values (gen_random_uuid(), '${id}', '${kind}', ${due}, '${currency}')`)
    }
    const query = { ...noFilter, sort: 'price', descending, page: 1 } as const
    await page.loadAllBookings(query)
    const table = page.$allBookings.get()
    const file = await page.exportBookings(query)
    expect(file?.ok && file.value.map(({ id }) => id)).toEqual(
      table.status === 'ready' && table.value.bookings.map(({ id }) => id),
    )
  },
)
