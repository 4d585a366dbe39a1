import { describe, expect, test } from 'vitest'
import type { ClosureDraft } from '../../../src/domain/calendar/closure.ts'
import {
  asSeries,
  mergedClosures,
  repeated,
  seriesRefusal,
} from '../../../src/domain/calendar/repeated-closure.ts'

const period = (start: string, end: string) => ({
  start: new Date(`${start}:00+08:00`),
  end: new Date(`${end}:00+08:00`),
})
const closure = (start: string, end: string, changes: Partial<ClosureDraft> = {}): ClosureDraft => ({
  ...period(start, end),
  kind: 'maintenance',
  note: '',
  keepsBookings: false,
  ...changes,
})

describe('a period that repeats', () => {
  const morning = period('2026-11-23T09:00', '2026-11-23T12:00')

  test('every week keeps weekday and times, up to the last day', () => {
    expect(repeated(morning, 'weekly', '2026-12-07')).toEqual([
      morning,
      period('2026-11-30T09:00', '2026-11-30T12:00'),
      period('2026-12-07T09:00', '2026-12-07T12:00'),
    ])
  })

  test('every year keeps its date, or the last of a shorter month', () => {
    const leap = period('2028-02-29T00:00', '2028-03-01T00:00')
    expect(repeated(leap, 'yearly', '2030-01-01')).toEqual([
      leap,
      period('2029-02-28T00:00', '2029-03-01T00:00'),
    ])
  })

  test('is there once at least', () => {
    expect(repeated(morning, 'weekly', '2026-01-01')).toEqual([morning])
  })

  test('a hundred and eleven times is refused, as is one that has not ended when it begins again', () => {
    expect(seriesRefusal(repeated(morning, 'weekly', '2028-12-31'))).toBeUndefined()
    expect(repeated(morning, 'weekly', '2028-12-31')).toHaveLength(110)
    expect(seriesRefusal(repeated(morning, 'weekly', '2029-01-01'))).toBe('closure_repeats_too_often')
    const tenDays = period('2026-11-23T00:00', '2026-12-03T00:00')
    expect(seriesRefusal(repeated(tenDays, 'weekly', '2026-12-31'))).toBe('closure_repeats_into_itself')
    expect(seriesRefusal([tenDays])).toBeUndefined()
  })
})

describe('closures that become one', () => {
  const wanted = closure('2026-12-07T00:00', '2026-12-21T00:00', { note: 'Шал' })

  test('last from the first beginning to the last end, for the new reason, with all notes once', () => {
    const met = [
      closure('2026-12-12T00:00', '2026-12-13T00:00', { kind: 'holiday', note: 'Гэрэл' }),
      closure('2026-12-20T00:00', '2026-12-23T00:00', { kind: 'other', note: 'Шал', keepsBookings: true }),
    ]
    expect(mergedClosures([wanted], met)).toEqual([
      closure('2026-12-07T00:00', '2026-12-23T00:00', { note: 'Шал\nГэрэл', keepsBookings: true }),
    ])
  })

  test('keep as much of their notes as there is room for, no sign by half', () => {
    const note = `${'x'.repeat(498)}🎹🎷`
    const [merged] = mergedClosures([closure('2026-12-07T00:00', '2026-12-08T00:00', { note })], [])
    expect(merged?.note).toBe(note)
    const [cut] = mergedClosures([closure('2026-12-07T00:00', '2026-12-08T00:00', { note: `x${note}` })], [])
    expect(cut?.note).toBe(`${'x'.repeat(499)}🎹`)
  })

  test('are as many as stay apart: of a series each with what it meets', () => {
    const series = ['07', '14', '21'].map((day) => closure(`2026-12-${day}T00:00`, `2026-12-${day}T12:00`))
    const met = [closure('2026-12-13T00:00', '2026-12-14T06:00')]
    expect(mergedClosures(series, met)).toEqual([
      series[0],
      closure('2026-12-13T00:00', '2026-12-14T12:00'),
      series[2],
    ])
    // What became longer does not speak for the others.
    expect(asSeries(mergedClosures(series, met), series).map(({ alone }) => alone)).toEqual([
      false,
      true,
      false,
    ])
  })

  test('only meet where they share time', () => {
    const [before, after] = [
      closure('2026-12-06T00:00', '2026-12-07T00:00'),
      closure('2026-12-21T00:00', '2026-12-22T00:00'),
    ]
    expect(mergedClosures([wanted], [before, after])).toHaveLength(3)
  })
})
