import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fromStudioMoment } from '../../src/domain/calendar/studio-time.ts'
import {
  type ClosureForm,
  closureFormDraft,
  emptyForm,
  fromForm,
  goesWith,
  onlyUntilMissing,
  toForm,
} from '../../src/islands/desk/closures/closure-form.ts'
import { memoryStorage } from '../support/memory-storage.ts'

const at = (date: string, time: string) => fromStudioMoment({ date, time }) as Date
const drafts = (changes: Partial<ClosureForm>) => fromForm({ ...emptyForm, ...changes })
const typed = (changes: Partial<ClosureForm>) => drafts(changes)?.[0]

test('a closure goes with one that is removed where it is that one or, with the later ones, a later one of its series', () => {
  const one = (id: string, day: string, series: string | null = 'weekly') => ({
    ...{ id, series, version: '1', kind: 'other' as const, note: '', keepsBookings: false },
    ...{
      repeats: series === null ? null : ('weekly' as const),
      start: at(day, '00:00'),
      end: at(day, '12:00'),
    },
  })
  const [first, second] = [one('1', '2030-01-15'), one('2', '2030-01-22')]
  expect(goesWith(first, first, false)).toBe(true)
  expect(goesWith(second, first, false)).toBe(false)
  expect(goesWith(second, first, true)).toBe(true)
  expect(goesWith(first, second, true)).toBe(false)
  expect(goesWith(one('3', '2030-01-22', 'other'), first, true)).toBe(false)
  // Those that stand alone are of no series together.
  expect(goesWith(one('4', '2030-01-22', null), one('5', '2030-01-15', null), true)).toBe(false)
})

describe('a typed closure', () => {
  test('is nothing yet without its days: no press too many closes the studio', () => {
    expect(typed({})).toBeUndefined()
    expect(typed({ firstDay: '2030-01-15' })).toBeUndefined()
    expect(typed({ lastDay: '2030-01-15' })).toBeUndefined()
  })

  test('of whole days lasts from the first midnight to the one after the last day', () => {
    expect(typed({ firstDay: '2030-01-15', lastDay: '2030-01-16', note: 'Tsagaan Sar' })).toEqual({
      kind: 'holiday',
      note: 'Tsagaan Sar',
      keepsBookings: false,
      start: at('2030-01-15', '00:00'),
      end: at('2030-01-17', '00:00'),
    })
  })

  test('of whole days does not look at times that stand in hidden fields', () => {
    const days = { firstDay: '2030-01-15', lastDay: '2030-01-15' }
    expect(typed({ ...days, from: '', to: '' })).toEqual(typed(days))
  })

  test('of hours begins and ends on the studio’s clock', () => {
    const hours = {
      wholeDays: false,
      firstDay: '2030-01-15',
      lastDay: '2030-01-15',
      from: '10:30',
      to: '13:00',
    }
    expect(typed(hours)).toMatchObject({ start: at('2030-01-15', '10:30'), end: at('2030-01-15', '13:00') })
    expect(typed({ ...hours, from: '' })).toBeUndefined()
  })

  test('that repeats is as many as there are until its last day, and nothing without one', () => {
    const mondays = { firstDay: '2030-01-14', lastDay: '2030-01-14', repeats: 'weekly' as const }
    expect(drafts({ ...mondays, until: '2030-01-28' })?.map(({ start }) => start)).toEqual([
      at('2030-01-14', '00:00'),
      at('2030-01-21', '00:00'),
      at('2030-01-28', '00:00'),
    ])
    expect(drafts(mondays)).toBeUndefined()
    expect(onlyUntilMissing({ ...emptyForm, ...mondays })).toBe(true)
    expect(onlyUntilMissing({ ...emptyForm, ...mondays, until: '2030-01-28' })).toBe(false)
    expect(onlyUntilMissing({ ...emptyForm, repeats: 'weekly' })).toBe(false)
  })

  test('that ends before it begins is handed on, for the rules to refuse', () => {
    const draft = typed({ firstDay: '2030-01-16', lastDay: '2030-01-15' })
    expect(draft && draft.end <= draft.start).toBe(true)
  })
})

describe('a saved closure', () => {
  const note = ''
  const kind = 'maintenance'
  const keepsBookings = false

  test.each([
    ['a whole day', at('2030-01-15', '00:00'), at('2030-01-16', '00:00')],
    ['three days', at('2030-01-15', '00:00'), at('2030-01-18', '00:00')],
    ['an afternoon', at('2030-01-15', '13:00'), at('2030-01-15', '18:30')],
    ['one evening to the next morning', at('2030-01-15', '20:00'), at('2030-01-16', '09:00')],
  ])('goes into the form and comes out as it was: %s', (_, start, end) => {
    expect(fromForm(toForm({ start, end, kind, note, keepsBookings }))).toEqual([
      { start, end, kind, note, keepsBookings },
    ])
  })

  test('of one whole day names that day as the first and the last', () => {
    const form = toForm({
      start: at('2030-01-15', '00:00'),
      end: at('2030-01-16', '00:00'),
      kind,
      note,
      keepsBookings,
    })
    expect(form).toMatchObject({ wholeDays: true, firstDay: '2030-01-15', lastDay: '2030-01-15' })
  })

  test('of whole days offers usual hours to who wants to close for less', () => {
    const form = toForm({
      start: at('2030-01-15', '00:00'),
      end: at('2030-01-16', '00:00'),
      kind,
      note,
      keepsBookings,
    })
    expect(form).toMatchObject({ from: '09:00', to: '18:00' })
  })
})

describe('the draft of the form', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()))

  test('comes back whole, with the closure it changes as it was seen, whether a list still has it or not', () => {
    const seen = {
      id: 'c',
      version: '2030-01-01T00:00:00.123456+00:00',
      start: at('2030-01-15', '00:00'),
      end: at('2030-01-16', '00:00'),
      kind: 'maintenance' as const,
      note: 'Floor',
      keepsBookings: true,
      series: 's',
      repeats: 'weekly' as const,
    }
    const draft = { seen, form: { ...toForm(seen), lastDay: '2030-01-16' } }
    closureFormDraft.keep(draft)
    expect(closureFormDraft.read()).toEqual(draft)
  })

  test('of a kind nobody knows any more counts as none', () => {
    sessionStorage.setItem('gegee-draft-closure', JSON.stringify({ form: { ...emptyForm, kind: 'party' } }))
    expect(closureFormDraft.read()).toBeUndefined()
  })
})
