import { expect, test } from 'vitest'
import { pictureOf } from '../../src/islands/bookings/session-picture.ts'
import { lightAt } from '../../src/islands/shared/light-of-day.ts'

test('beside a session stands its kind of work where the site knows it, else the light of its hour', () => {
  const start = new Date('2026-12-01T04:00:00Z')
  expect(pictureOf({ type: 'events', start })).toBe('event')
  for (const type of ['photo-video', 'podcast', 'constructor']) {
    expect(pictureOf({ type, start })).toBe(lightAt(start))
  }
})
