import { beforeEach, describe, expect, test, vi } from 'vitest'
import { changedParts, defaultSettings, type StudioSettings } from '../../src/domain/offers/settings.ts'
import { settingsRefusal } from '../../src/domain/offers/settings-refusal.ts'
import { withPrintedOffer } from '../../src/islands/settings/services/offer-printed.ts'
import { newServiceRow, type ServiceRow } from '../../src/islands/settings/services/service-row.ts'
import { beginning, settingsDraft } from '../../src/islands/settings/settings-draft.ts'
import { fromForm, toForm, withBookedServices, wrongCards } from '../../src/islands/settings/settings-form.ts'
import { inEach } from '../support/languages.ts'
import { memoryStorage } from '../support/memory-storage.ts'

const form = toForm(defaultSettings)
const named = (name: string) => inEach(() => name)
const row = (changes: Partial<ServiceRow>): ServiceRow => ({
  ...newServiceRow([], defaultSettings.bookingDurations),
  names: named('Podcast'),
  hourly: '80',
  ...changes,
})
const firstRow = (changes: Partial<ServiceRow>) => {
  const [first, ...others] = form.services
  return { ...form, services: [{ ...(first as ServiceRow), ...changes }, ...others] }
}

/** Settings that say all that can be said. */
const everything: StudioSettings = {
  ...defaultSettings,
  services: [
    ...defaultSettings.services,
    {
      id: 'podcast',
      name: 'Podcast',
      enabled: true,
      names: { mn: 'Подкаст', en: 'Podcast', xx: 'Podcast in a language that the site does not have' },
      description: { mn: 'Гурван микрофон', en: 'Three microphones' },
      group: 'sound',
      bands: [
        { upToMinutes: 90, price: 120_000 },
        { upToMinutes: 240, price: 250_000 },
      ],
      currency: 'MNT',
      durations: [90, 240],
      pastClosing: true,
    },
    { id: 'old', name: 'Old name', enabled: false, currency: 'MNT' },
  ],
  pricing: { ...defaultSettings.pricing, old: 90_000 },
  weekHours: { 6: { start: '10:00', end: '18:00' }, 7: null },
  specialDays: [
    { date: '2026-12-31', hours: { start: '09:00', end: '14:00' } },
    { date: '2027-02-07', hours: null },
  ],
  priceChanges: [
    { from: '2027-01-01', service: 'recording', price: 60 },
    { from: '2027-01-01', service: 'podcast', bands: [{ upToMinutes: 240, price: 300_000 }] },
    { from: '2026-01-01', service: 'long-gone', price: 15 },
  ],
  rules: {
    bufferBefore: 15,
    bufferAfter: 30,
    noticeHours: 4,
    furthestDays: 90,
    cancelHours: 48,
    pendingHours: 12,
  },
  mails: { language: 'ru', nudgeHours: null },
  adminsNeedSecondStep: true,
}

describe('settings that nobody touched come out as they were', () => {
  test.each([
    ['of a new studio', defaultSettings],
    ['that say all that can be said', everything],
  ])('%s', (_, settings) => {
    expect(fromForm(toForm(settings))).toEqual(settings)
    expect(changedParts(settings, fromForm(toForm(settings)))).toEqual([])
    expect(settingsRefusal(fromForm(toForm(settings)))).toEqual({})
  })
})

test('durations stand in the form from short to long, however they were saved', () => {
  expect(toForm({ ...defaultSettings, bookingDurations: [120, 60, 90] }).durations).toEqual([60, 90, 120])
})

test('special days stand in the form by date, however they were saved', () => {
  const { specialDays } = toForm({ ...everything, specialDays: everything.specialDays.toReversed() })
  expect(specialDays.map(({ date }) => date)).toEqual(['2026-12-31', '2027-02-07'])
})

test('spaces around names are not saved', () => {
  const saved = fromForm({ ...form, studioName: ' Gegee ', services: [row({ names: named('  Podcast ') })] })
  expect(saved.studioName).toBe('Gegee')
  expect(saved.services[0]).toMatchObject({ name: 'Podcast', names: named('Podcast') })
})

describe('an emptied number', () => {
  test('is refused beside its field and is not the number nought', () => {
    const emptied = { ...form, maxPending: ' ', services: [row({ hourly: '' })] }
    const errors = settingsRefusal(fromForm(emptied))
    expect(errors.maxPendingBookings).toBe('pending_limit_invalid')
    expect(errors['services.podcast.price']).toBe('service_price_invalid')
  })

  test('of a service may be nought when somebody types it', () => {
    expect(fromForm({ ...form, services: [row({ hourly: '0' })] }).pricing).toEqual({ podcast: 0 })
  })
})

describe('a new service', () => {
  test('gets an id from its English name, and its price goes with it', () => {
    const names = { ...named(''), mn: 'Подкаст', en: 'Podcast' }
    const saved = fromForm({ ...form, services: [...form.services, row({ names })] })
    expect(saved.services.at(-1)).toEqual({
      id: 'podcast',
      name: 'Podcast',
      enabled: true,
      names: { mn: 'Подкаст', en: 'Podcast' },
    })
    expect(saved.pricing.podcast).toBe(80)
  })

  test('of a name that is there already gets an id of its own', () => {
    const twice = [row({}), row({ key: 'new 2', hourly: '90' })]
    const { services, pricing } = fromForm({ ...form, services: twice })
    expect(new Set(services.map(({ id }) => id)).size).toBe(2)
    expect(services.map(({ id }) => pricing[id])).toEqual([80, 90])
  })

  test('in bands has no hourly price, and its bands are in minutes', () => {
    const bands = [{ key: '0', hours: '1.5', price: '120000' }]
    const { services, pricing } = fromForm({ ...form, services: [row({ kind: 'bands', bands })] })
    expect(services[0]?.bands).toEqual([{ upToMinutes: 90, price: 120_000 }])
    expect(pricing).toEqual({})
  })

  test('without a name in Mongolian is refused at its names', () => {
    const services = [row({ names: { ...named('Podcast'), mn: ' ' } })]
    expect(settingsRefusal(fromForm({ ...form, services }))).toEqual({
      'services.podcast.names': 'service_names_invalid',
    })
  })
})

describe('a name', () => {
  test('of the site gives way to those of the studio, under the same id', () => {
    const renamed = fromForm(firstRow({ named: true, names: { ...named('Tape'), mn: 'Хальс' } }))
    expect(renamed.services[0]).toMatchObject({
      id: 'recording',
      name: 'Tape',
      names: { ...named('Tape'), mn: 'Хальс' },
    })
  })

  test("of the site's comes back", () => {
    const settings = fromForm(firstRow({ named: true, names: named('Tape') }))
    const [first, ...others] = toForm(settings).services
    const back = { ...toForm(settings), services: [{ ...(first as ServiceRow), named: false }, ...others] }
    expect(fromForm(back)).toEqual(defaultSettings)
  })

  test('of older settings is one for all languages until somebody gives it others', () => {
    const { services } = toForm(everything)
    const old = services.find(({ id }) => id === 'old') as ServiceRow
    expect(old.names).toEqual(named('Old name'))
    const fresh = { ...old, names: { ...old.names, mn: 'Шинэ нэр' } }
    expect(fromForm({ ...form, services: [fresh] }).services[0]?.names).toEqual({
      ...named('Old name'),
      mn: 'Шинэ нэр',
    })
  })
})

test('what is switched off is not saved, and is not forgotten either', () => {
  const off = { named: false, described: false, ownDurations: false, kind: 'hour' } as const
  const changed = firstRow({ ...off, names: named('Tape'), description: named('On tape'), durations: [30] })
  expect(fromForm(changed)).toEqual(defaultSettings)
  expect(changed.services[0]?.names).toEqual(named('Tape'))
})

test('a price from a day on is one by the hour or in bands, as its service', () => {
  const change = { key: '1', from: '2027-01-01', hourly: '60', bands: [{ key: '0', hours: '2', price: '5' }] }
  const of = (kind: ServiceRow['kind']) =>
    fromForm(firstRow({ kind, bands: change.bands, changes: [change] })).priceChanges
  expect(of('hour')).toEqual([{ from: '2027-01-01', service: 'recording', price: 60 }])
  expect(of('bands')).toEqual([
    { from: '2027-01-01', service: 'recording', bands: [{ upToMinutes: 120, price: 5 }] },
  ])
})

test('the price changes of a service go with it', () => {
  const { priceChanges } = fromForm({ ...toForm(everything), services: form.services })
  expect(priceChanges.map(({ service }) => service)).toEqual(['long-gone'])
})

describe('a rule that is hours or nothing', () => {
  const counting = (cancelHours: string, counts: boolean) => {
    const { rules } = form
    return fromForm({
      ...form,
      rules: { ...rules, cancelHours, counting: { ...rules.counting, cancelHours: counts } },
    })
  }

  test('says nothing while it does not count, whatever is typed', () => {
    expect(counting('ten', false)).toEqual(defaultSettings)
  })

  test('counts from the start itself on', () => {
    expect(counting('0', true).rules.cancelHours).toBe(0)
  })

  test('is refused where it counts and nothing is typed', () => {
    expect(settingsRefusal(counting('', true))).toEqual({ 'rules.cancelHours': 'rule_hours_invalid' })
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

describe('settings that were typed when the session ended', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()))
  const loaded = { settings: everything, version: 'now', booked: ['mixing'] }
  const fresh = row({ hourly: 'ten' })
  const typed = { ...toForm(everything), studioName: 'Typed', services: [...form.services, fresh] }

  test('come back as they were typed, over what they change, with the bookings of now', () => {
    settingsDraft.keep({ form: typed, settings: defaultSettings, version: 'then' })
    const { form: back, base } = beginning(loaded, settingsDraft.read())
    expect(back).toEqual(typed)
    expect(base).toEqual({ settings: defaultSettings, version: 'then', booked: ['mixing'] })
  })

  test('do not where an older page has left others, or none are there', () => {
    expect(settingsDraft.read()).toBeUndefined()
    const { rules: _, ...others } = typed
    sessionStorage.setItem(
      'gegee-draft-settings',
      JSON.stringify({ form: others, settings: {}, version: '' }),
    )
    expect(beginning(loaded, settingsDraft.read())).toEqual({ form: toForm(everything), base: loaded })
  })
})

describe('what the price page prints', () => {
  test('is offered as three services, which may be saved', () => {
    const saved = fromForm(withPrintedOffer(form))
    expect(saved.services.slice(4).map(({ id, bands }) => [id, bands?.at(0)])).toEqual([
      ['photo-video', { upToMinutes: 120, price: 330_000 }],
      ['movie', { upToMinutes: 120, price: 550_000 }],
      ['events', { upToMinutes: 120, price: 550_000 }],
    ])
    expect(saved.services.slice(0, 4)).toEqual(defaultSettings.services)
    expect(settingsRefusal(saved)).toEqual({})
  })

  test('is offered once, however often it is asked for', () => {
    const once = withPrintedOffer(form)
    expect(changedParts(fromForm(once), fromForm(withPrintedOffer(once)))).toEqual([])
    const loaded = toForm(fromForm(once))
    expect(fromForm(withPrintedOffer(loaded))).toEqual(fromForm(once))
  })

  test('takes nothing that was typed', () => {
    const typed = { ...firstRow({ hourly: 'ten' }), studioName: '' }
    const { studioName, services } = withPrintedOffer(typed)
    expect(studioName).toBe('')
    expect(services.slice(0, 4)).toEqual(typed.services)
  })

  test('comes back at the printed price, switched on, with what the studio said of it', () => {
    const once = toForm(fromForm(withPrintedOffer(form)))
    const changes = { enabled: false, kind: 'hour', hourly: '5', named: true, names: named('Film') } as const
    const services = once.services.map((one) => (one.id === 'movie' ? { ...one, ...changes } : one))
    const movie = withPrintedOffer({ ...once, services }).services.find(({ id }) => id === 'movie')
    expect(movie).toMatchObject({ key: 'movie', enabled: true, kind: 'bands', named: true })
    expect(movie?.bands[0]).toMatchObject({ hours: '2', price: '550000' })
  })
})

test('cards with something wrong in them are known', () => {
  const change = { key: '1', from: '', hourly: '60', bands: [] }
  const [first, second, ...others] = form.services as [ServiceRow, ServiceRow, ...ServiceRow[]]
  const wrong = {
    ...form,
    week: { ...form.week, 3: { as: 'own', start: '18:00', end: '09:00' } as const },
    specialDays: [{ key: 'new 1', date: '', closed: true, start: '09:00', end: '18:00' }],
    services: [first, { ...second, changes: [change] }, ...others, row({ kind: 'bands', bands: [] })],
  }
  expect(wrongCards(wrong, settingsRefusal(fromForm(wrong)))).toEqual([
    'week',
    'specialDays',
    'service rehearsal',
    'service new 1',
  ])
  expect(wrongCards(form, settingsRefusal(fromForm(form)))).toEqual([])
})

test('hours after which the studio is reminded count only while they are switched on', () => {
  const form = toForm(everything)
  const after = (nudgeHours: string, nudging: boolean) =>
    fromForm({ ...form, mails: { ...form.mails, nudging, nudgeHours } })
  expect(form.mails.nudgeHours).toBe('24')
  expect(after('48', true).mails).toEqual({ language: 'ru', nudgeHours: 48 })
  expect(after('x', false).mails).toEqual(everything.mails)
  expect(settingsRefusal(after('', true))).toEqual({ 'mails.nudgeHours': 'pending_hours_invalid' })
  expect(changedParts(everything, after('48', true))).toEqual(['mails'])
})

test('whether admins need a second step is a part of its own', () => {
  const form = toForm(everything)
  const without = fromForm({ ...form, adminsNeedSecondStep: false })
  expect(without).toEqual({ ...everything, adminsNeedSecondStep: false })
  expect(changedParts(everything, without)).toEqual(['adminsNeedSecondStep'])
})
