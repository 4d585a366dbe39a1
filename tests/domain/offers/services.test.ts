import { expect, test } from 'vitest'
import { ownLengths } from '../../../src/domain/offers/services.ts'

const sound = { id: 'mixing', name: 'Mixing', enabled: true }
const rental = { id: 'movie', name: 'Movie', enabled: true, durations: [60, 1440, 480] }
const lengths = [60, 120]

test('the lengths that services with durations of their own alone offer stand from short to long, with who offers them', () => {
  const events = { ...rental, id: 'events', durations: [480, 120] }
  expect(ownLengths({ services: [sound, rental, events], bookingDurations: lengths })).toEqual({
    lengths: [480, 1440],
    services: [rental, events],
  })
})

test('a service that is not offered, or whose durations are all the studio’s, adds none', () => {
  const services = [sound, { ...rental, enabled: false }, { ...rental, durations: [60] }]
  expect(ownLengths({ services, bookingDurations: lengths })).toEqual({ lengths: [], services: [] })
})
