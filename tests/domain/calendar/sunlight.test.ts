import { describe, expect, test } from 'vitest'
import { contact } from '../../../src/content/contact.ts'
import { daylight } from '../../../src/domain/calendar/sunlight.ts'

const minutesApart = (a: Date | undefined, b: string) =>
  Math.abs((a?.getTime() ?? Number.NaN) - Date.parse(b)) / 60_000

describe('sunrise and sunset agree with what is published', () => {
  test.each([
    // The worked example of NREL's Solar Position Algorithm (TP-560-34302, appendix A.5).
    [
      'Golden, Colorado',
      { latitude: 39.742476, longitude: -105.1786 },
      '2003-10-17T12:00-06:00',
      '2003-10-17T06:12:43-07:00',
      '2003-10-17T17:20:19-07:00',
    ],
    // The values that suncalc's own tests hold.
    [
      'Kyiv',
      { latitude: 50.5, longitude: 30.5 },
      '2013-03-05T12:00+02:00',
      '2013-03-05T04:34:56Z',
      '2013-03-05T15:46:57Z',
    ],
  ])('%s', (_, place, noon, sunrise, sunset) => {
    const found = daylight(new Date(noon), place)
    expect(minutesApart(found?.sunrise, sunrise)).toBeLessThan(2)
    expect(minutesApart(found?.sunset, sunset)).toBeLessThan(2)
  })
})

test('golden light ends six degrees above the horizon, and civil dusk ends the blue', () => {
  const found = daylight(new Date('2013-03-05T12:00+02:00'), { latitude: 50.5, longitude: 30.5 })
  const [blue, golden, evening, dusk] = found?.stretches ?? []
  // As suncalc publishes them: dawn, golden hour's end, golden hour, dusk.
  expect(minutesApart(blue?.start, '2013-03-05T04:02:17Z')).toBeLessThan(2)
  expect(minutesApart(golden?.end, '2013-03-05T05:19:01Z')).toBeLessThan(2)
  expect(minutesApart(evening?.start, '2013-03-05T15:02:52Z')).toBeLessThan(2)
  expect(minutesApart(dusk?.end, '2013-03-05T16:19:36Z')).toBeLessThan(2)
})

test('every day at the studio has its light in order, and the longest day is in June', () => {
  const length = (date: string) => {
    const found = daylight(new Date(`${date}T12:00+08:00`), contact.position)
    if (!found) throw new Error(`no light on ${date}`)
    const moments = found.stretches.flatMap(({ start, end }) => [start, end]).map(Number)
    expect(moments).toEqual(moments.toSorted((a, b) => a - b))
    expect(found.stretches.every(({ start, end }) => start < end)).toBe(true)
    return +found.sunset - +found.sunrise
  }
  const lengths = Array.from({ length: 12 }, (_, month) =>
    length(`2026-${String(month + 1).padStart(2, '0')}-21`),
  )
  expect(lengths.indexOf(Math.max(...lengths))).toBe(5)
  expect(lengths.indexOf(Math.min(...lengths))).toBe(11)
})

test('where the sun stays away there is nothing to tell', () => {
  expect(daylight(new Date('2026-12-21T12:00Z'), { latitude: 80, longitude: 0 })).toBeUndefined()
})
