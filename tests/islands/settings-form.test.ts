import { describe, expect, test } from 'vitest'
import { changedParts, defaultSettings } from '../../src/domain/offers/settings.ts'
import { settingsRefusal } from '../../src/domain/offers/settings-refusal.ts'
import {
  fromForm,
  type ServiceRow,
  toForm,
  withBookedServices,
} from '../../src/islands/settings/settings-form.ts'

const form = toForm(defaultSettings)
const row = (changes: Partial<ServiceRow>): ServiceRow => ({
  key: 'new 1',
  id: undefined,
  name: 'Podcast',
  enabled: true,
  price: '80',
  ...changes,
})

test('settings that nobody touched come out as they were', () => {
  expect(fromForm(form)).toEqual(defaultSettings)
  expect(changedParts(defaultSettings, fromForm(form))).toEqual([])
})

test('durations stand in the form from short to long, however they were saved', () => {
  expect(toForm({ ...defaultSettings, bookingDurations: [120, 60, 90] }).durations).toEqual([60, 90, 120])
})

test('spaces around names are not saved', () => {
  const [first, ...others] = form.services
  const services = [{ ...(first as ServiceRow), name: '  Recording  ' }, ...others]
  const saved = fromForm({ ...form, studioName: ' Gegee ', services })
  expect(saved.studioName).toBe('Gegee')
  expect(saved.services[0]?.name).toBe('Recording')
})

describe('an emptied number', () => {
  test('is refused beside its field and is not the number nought', () => {
    const emptied = { ...form, maxPending: ' ', services: [row({ price: '' })] }
    const errors = settingsRefusal(fromForm(emptied))
    expect(errors.maxPendingBookings).toBe('pending_limit_invalid')
    expect(errors['services.podcast.price']).toBe('service_price_invalid')
  })

  test('of a service may be nought when somebody types it', () => {
    expect(fromForm({ ...form, services: [row({ price: '0' })] }).pricing).toEqual({ podcast: 0 })
  })
})

describe('a new service', () => {
  test('gets an id from its name, and its price goes with it', () => {
    const saved = fromForm({ ...form, services: [...form.services, row({})] })
    expect(saved.services.at(-1)).toEqual({ id: 'podcast', name: 'Podcast', enabled: true })
    expect(saved.pricing.podcast).toBe(80)
  })

  test('of a name that is there already gets an id of its own', () => {
    const twice = [row({}), row({ key: 'new 2', price: '90' })]
    const { services, pricing } = fromForm({ ...form, services: twice })
    expect(new Set(services.map(({ id }) => id)).size).toBe(2)
    expect(services.map(({ id }) => pricing[id])).toEqual([80, 90])
  })

  test('keeps its id when a saved service is renamed', () => {
    const [first, ...others] = form.services
    const renamed = fromForm({ ...form, services: [{ ...(first as ServiceRow), name: 'Tape' }, ...others] })
    expect(renamed.services[0]).toMatchObject({ id: defaultSettings.services[0]?.id, name: 'Tape' })
  })
})

describe('services with bookings, taken out of the form', () => {
  const without = { ...form, services: form.services.filter(({ id }) => id !== 'mixing') }

  test('come back switched off', () => {
    const put = withBookedServices(without, { settings: defaultSettings, booked: ['mixing'] })
    expect(put.services.at(-1)).toMatchObject({ id: 'mixing', enabled: false })
    expect(put.services).toHaveLength(form.services.length)
  })

  test('are not doubled while they are still there, and others stay away', () => {
    expect(withBookedServices(form, { settings: defaultSettings, booked: ['mixing'] })).toEqual(form)
    expect(withBookedServices(without, { settings: defaultSettings, booked: [] })).toEqual(without)
  })
})
