import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultSettings, type StudioSettings, settingsRefusal } from '../../../src/domain/settings.ts'
import { useDatabase } from '../../support/actors.ts'
import { settings as validSettings } from '../../support/random-drafts.ts'

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
const services = fc.array(
  fc.record({ id: ids, name: fc.oneof(fc.constant('Name'), names), enabled: fc.boolean() }),
  { maxLength: 3 },
)

/** Valid settings in which a part or two is replaced by something of its kind. */
const judged: fc.Arbitrary<StudioSettings> = fc.oneof(
  validSettings,
  fc
    .tuple(
      fc.record(
        {
          studioName: names,
          openingHours: fc.record({ start: clocks, end: clocks }),
          bookingDurations: fc.array(minutes, { maxLength: 4 }),
          maxPendingBookings: limits,
          services,
        },
        { requiredKeys: [] },
      ),
      fc.array(fc.tuple(ids, prices), { maxLength: 5 }),
      fc.subarray(
        ['studioName', 'openingHours', 'bookingDurations', 'maxPendingBookings', 'services'] as const,
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

  test('form and database agree on 4,000 random settings', async () => {
    const cases = fc.sample(judged, { numRuns: 4000, seed: 20261126 })
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
    ]) {
      expect(seen[code], code).toBeGreaterThan(20)
    }
  })
})
