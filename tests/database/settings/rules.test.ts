import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { weekdays } from '../../../src/domain/offers/opening-hours.ts'
import {
  completeSettings,
  defaultSettings,
  defaultsAsWritten,
  type StudioSettings,
} from '../../../src/domain/offers/settings.ts'
import { settingsRefusal } from '../../../src/domain/offers/settings-refusal.ts'
import { extent } from '../../proof/extent.ts'
import { useDatabase } from '../../support/actors.ts'
import { days, settings as validSettings } from '../../support/random-drafts.ts'

const names = fc.oneof(
  fc.constantFrom('', '   ', ' a ', '\t', '\u00a0', 'x'.repeat(100), ` ${'x'.repeat(100)} `, 'x'.repeat(101)),
  fc.constantFrom('📷'.repeat(100), '📷'.repeat(101), 'Гэгээ', '\nGegee\n'),
  fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => !text.includes('\u0000')),
)
const clocks = fc.constantFrom(
  '00:00',
  '09:00',
  '09:30',
  '9:00',
  '09:15',
  '23:30',
  '24:00',
  '24:30',
  '25:00',
  '',
  '09:00\n',
)
const minutes = fc.oneof(
  fc.constantFrom(30, 60, 90, 120, 1440),
  fc.constantFrom(0, -30, 15, 45, 60.5, 1470, 29.999),
)
const limits = fc.constantFrom(1, 2, 5, 99, 100, 0, -1, 101, 2.5)
const prices = fc.oneof(
  fc.constantFrom(0, 5, 50, 1_000_000),
  fc.constantFrom(-5, 52, 2.5, 1_000_005, 0.1, 4.999_999_999),
)
const ids = fc.constantFrom(
  'recording',
  'mixing',
  'a',
  'a-1',
  'x'.repeat(40),
  'x'.repeat(41),
  '',
  'A',
  '1a',
  'a\n',
  'студи',
)
const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined, freq: 3 })
const texts = fc.oneof(
  fc.constant({ mn: 'Нэр', en: 'Name' }),
  fc.dictionary(fc.constantFrom('mn', 'en', 'ru', 'x', 'EN'), fc.oneof(fc.constant('Name'), names)),
)
const bands = fc.oneof(
  fc.constant([{ upToMinutes: 120, price: 330_000 }]),
  fc.array(fc.record({ upToMinutes: fc.oneof(fc.constantFrom(60, 120, 240), minutes), price: prices }), {
    maxLength: 3,
  }),
)
const services = fc.array(
  fc.record(
    {
      id: ids,
      name: fc.oneof(fc.constant('Name'), names),
      enabled: fc.boolean(),
      names: maybe(texts),
      description: maybe(texts),
      bands: maybe(bands),
      currency: maybe(fc.constantFrom('USD' as const, 'MNT' as const)),
      durations: maybe(fc.array(minutes, { maxLength: 3 })),
    },
    { requiredKeys: ['id', 'name', 'enabled'] },
  ),
  { maxLength: 3 },
)
const hours = fc.record({ start: clocks, end: clocks })
const dates = fc.oneof(
  days,
  fc.constantFrom('2027-02-29', '2027-04-31', '2027-13-01', '2027-1-1', '1999-12-31', '2100-01-01', ''),
)
const someRules = fc.record(
  {
    bufferBefore: fc.constant(15),
    bufferAfter: fc.constant(30),
    noticeHours: fc.constant(2),
    furthestDays: fc.constant(90),
    cancelHours: fc.option(fc.constant(24)),
    pendingHours: fc.option(fc.constant(48)),
  },
  { requiredKeys: [] },
)
const someMails = fc.record(
  { language: fc.constant('en'), nudgeHours: fc.option(fc.constant(48)) },
  { requiredKeys: [] },
)
const ruleHours = fc.option(fc.constantFrom(0, 1, 24, 720, -1, 721, 1.5))

/** Valid settings in which a part or two is replaced by something of its kind. */
const judged: fc.Arbitrary<StudioSettings> = fc.oneof(
  validSettings,
  fc
    .tuple(
      fc.record(
        {
          studioName: names,
          openingHours: hours,
          weekHours: fc.dictionary(fc.constantFrom(...weekdays), fc.option(hours)),
          specialDays: fc.array(fc.record({ date: dates, hours: fc.option(hours) }), { maxLength: 3 }),
          priceChanges: fc.array(
            fc.oneof(
              fc.record({ from: dates, service: ids, price: prices }),
              fc.record({ from: dates, service: ids, bands }),
            ),
            { maxLength: 3 },
          ),
          rules: fc.record({
            bufferBefore: fc.constantFrom(0, 15, 240, 20, 255, -15),
            bufferAfter: fc.constantFrom(0, 30, 7.5),
            noticeHours: fc.constantFrom(0, 48, 720, 721, -1, 0.5),
            furthestDays: fc.constantFrom(1, 730, 36_500, 0, 36_501, 1.5),
            cancelHours: ruleHours,
            pendingHours: ruleHours,
          }),
          mails: fc.record({
            language: fc.constantFrom('mn', 'zh-Hant', 'pt-BR', '', 'MN', 'mn\n', 'mongolian'),
            nudgeHours: ruleHours,
          }),
          bookingDurations: fc.array(minutes, { maxLength: 4 }),
          maxPendingBookings: limits,
          services,
        },
        { requiredKeys: [] },
      ),
      fc.array(fc.tuple(ids, prices), { maxLength: 5 }),
      fc.subarray(
        [
          'studioName',
          'openingHours',
          'weekHours',
          'specialDays',
          'bookingDurations',
          'maxPendingBookings',
          'services',
          'priceChanges',
          'rules',
          'mails',
        ] as const,
        {
          minLength: 1,
          maxLength: 2,
        },
      ),
      fc.integer({ min: 0, max: 3 }),
    )
    .map(([changes, priced, parts, keepPrices]) => {
      const picked = Object.fromEntries(
        parts.filter((part) => part in changes).map((part) => [part, changes[part]]),
      )
      const changed: StudioSettings = { ...structuredClone(defaultSettings), ...picked }
      // Most services get a price, so that the other rules have their turn.
      if (keepPrices > 0) for (const { id } of changed.services) changed.pricing[id] ??= 5
      for (const [id, price] of priced.slice(0, keepPrices > 1 ? 0 : 2)) changed.pricing[id] = price
      return changed
    }),
)

describe('the rules of the settings', () => {
  const db = useDatabase()

  test('reader and database complete what is missing alike', async () => {
    const { maxPendingBookings: _, ...spec } = defaultsAsWritten
    const rules = fc.sample(someRules, { numRuns: 50, seed: 20261122 })
    const mails = fc.sample(someMails, { numRuns: 10, seed: 20261122 })
    const written = [
      defaultsAsWritten,
      spec,
      { ...spec, weekHours: { 7: null } },
      { ...spec, specialDays: [{ date: '2027-01-01', hours: null }], maxPendingBookings: 9 },
      { ...spec, priceChanges: [{ from: '2027-01-01', service: 'mixing', price: 5 }] },
      ...rules.map((some) => ({ ...spec, rules: some })),
      ...mails.map((some) => ({ ...spec, mails: some })),
    ]
    const rows = await db.as(
      'operator',
      `select private.complete_settings(c) as completed
       from jsonb_array_elements($1::jsonb) with ordinality as one (c, n) order by n`,
      [JSON.stringify(written)],
    )
    expect(rows.map(({ completed }) => completed)).toEqual(written.map(completeSettings))
  })

  const share = extent({ all: 1, few: 0.35 })
  test(`form and database agree on ${8000 * share} random settings`, async () => {
    const cases = fc.sample(judged, { numRuns: 8000 * share, seed: 20261126 })
    const rows = await db.as<{ valid: boolean }>(
      'operator',
      `select private.settings_are_valid(c) as valid
       from jsonb_array_elements($1::jsonb) with ordinality as one (c, n) order by n`,
      [JSON.stringify(cases)],
    )
    const seen: Record<string, number> = {}
    for (const [index, settings] of cases.entries()) {
      const refusals = Object.values(settingsRefusal(settings)).map(String)
      expect({ settings, valid: rows[index]?.valid }).toEqual({ settings, valid: refusals.length === 0 })
      for (const code of refusals.length > 0 ? refusals : ['none']) seen[code] = (seen[code] ?? 0) + 1
    }
    // Each rule must have had its turn.
    for (const code of [
      'none',
      'studio_name_missing',
      'studio_name_too_long',
      'opening_hours_off_step',
      'opening_hours_empty',
      'durations_missing',
      'durations_invalid',
      'pending_limit_invalid',
      'services_missing',
      'service_id_invalid',
      'service_name_missing',
      'service_name_too_long',
      'service_price_invalid',
      'service_tugriks_invalid',
      'service_names_invalid',
      'service_description_invalid',
      'service_bands_invalid',
      'special_day_invalid',
      'price_change_invalid',
      'buffer_invalid',
      'rule_hours_invalid',
      'furthest_days_invalid',
      'pending_hours_invalid',
      'value_invalid',
    ]) {
      expect(seen[code], code).toBeGreaterThan(10 * share)
    }
  })
})
