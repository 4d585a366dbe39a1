import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  completeSettings,
  defaultSettings,
  type StudioSettings,
  type WrittenSettings,
} from '../../../src/domain/offers/settings.ts'
import { actingOn, makePeople, refusalOf, useDatabase } from '../../support/actors.ts'
import { book } from '../../support/booking-rows.ts'
import { connect, copyPostgresDatabase, type Session } from '../../support/engines.ts'

const save = 'select public.save_settings($1::jsonb, $2::timestamptz)'
/** With what `makePeople` sets. */
const inTests = { ...defaultSettings, rules: { ...defaultSettings.rules, furthestDays: 36_500 } }
const withName = (studioName: string): StudioSettings => ({ ...inTests, studioName })
const without = (id: string): StudioSettings => ({
  ...inTests,
  services: defaultSettings.services.filter((one) => one.id !== id),
})

describe('saving the settings', () => {
  const db = useDatabase()
  const seen = () => db.value<string>('operator', 'select updated_at from public.studio_settings')
  const saved = async () =>
    completeSettings(
      await db.value<WrittenSettings>('operator', 'select settings from public.studio_settings'),
    )

  test('as a visitor or customer it is refused', async () => {
    const call = [save, [JSON.stringify(withName('Mine')), await seen()]] as const
    expect(await db.refusal('anonymous', ...call)).toEqual({
      state: '42501',
      message: 'permission denied for function save_settings',
    })
    expect(await db.refusal('owner', ...call)).toEqual({ state: 'PT403', message: 'not_allowed' })
    expect(await saved()).toMatchObject({ studioName: defaultSettings.studioName })
  })

  test('as admin it answers with the time to save over next', async () => {
    const first = await db.value<string>('admin', save, [JSON.stringify(withName('One')), await seen()])
    expect(first).toBe(await seen())
    await db.as('admin', save, [JSON.stringify(withName('Two')), first])
    expect(await saved()).toEqual(withName('Two'))
  })

  test('what another admin saved meanwhile is not overwritten', async () => {
    const before = await seen()
    await db.as('admin', save, [JSON.stringify(withName('Theirs')), before])
    expect(await db.refusal('admin', save, [JSON.stringify(withName('Mine')), before])).toEqual({
      state: 'PT409',
      message: 'settings_changed_meanwhile',
    })
    expect(await db.refusal('admin', save, [JSON.stringify(withName('Mine')), null])).toEqual({
      state: 'PT409',
      message: 'settings_changed_meanwhile',
    })
    expect(await saved()).toEqual(withName('Theirs'))
  })

  test('no version comes again, also where the clock has been set back', async () => {
    const table = 'alter table public.studio_settings'
    await db.as('operator', `${table} disable trigger touch_settings`)
    await db.as('operator', "update public.studio_settings set updated_at = '2100-01-01'")
    await db.as('operator', `${table} enable trigger touch_settings`)
    const before = await seen()
    const after = await db.value<string>('admin', save, [JSON.stringify(withName('Later')), before])
    expect([after, before].toSorted()).toEqual([before, after])
  })

  test('settings that do not fit together are refused', async () => {
    expect(await db.refusal('admin', save, ['{}', await seen()])).toEqual({
      state: '23514',
      message: 'new row for relation "studio_settings" violates check constraint "settings_valid"',
    })
  })

  test('a service without bookings may go, one with bookings may be switched off', async () => {
    await db.as('admin', save, [JSON.stringify(without('mixing')), await seen()])
    await book(db, 'owner', { type: 'recording' })
    expect(await db.as('admin', 'select * from public.booked_services()')).toEqual([
      { booked_services: 'recording' },
    ])
    const off = structuredClone(inTests)
    off.services = off.services.map((one) => ({ ...one, enabled: one.id !== 'recording' }))
    await db.as('admin', save, [JSON.stringify(off), await seen()])
    expect(await db.refusal('admin', save, [JSON.stringify(without('recording')), await seen()])).toEqual({
      state: 'PT409',
      message: 'service_has_bookings',
    })
  })

  test('straight on the table a service with bookings cannot be removed either', async () => {
    await book(db, 'owner', { type: 'recording' })
    const update = 'update public.studio_settings set settings = $1::jsonb returning id'
    expect(await db.refusal('admin', update, [JSON.stringify(without('recording'))])).toEqual({
      state: 'PT409',
      message: 'service_has_bookings',
    })
    expect(await db.as('admin', update, [JSON.stringify(without('mixing'))])).toHaveLength(1)
  })

  test('which services have bookings is for admins to know', async () => {
    expect((await db.refusal('anonymous', 'select public.booked_services()')).state).toBe('42501')
    expect(await db.refusal('owner', 'select public.booked_services()')).toEqual({
      state: 'PT403',
      message: 'not_allowed',
    })
  })
})

describe('two admins at once on a PostgreSQL server', () => {
  let sessions: Session[]
  beforeAll(async () => {
    const url = await copyPostgresDatabase()
    sessions = [connect(url), connect(url), connect(url)]
    await sessions[0]?.exec(makePeople)
  })
  afterAll(() => Promise.all(sessions.map((session) => session.close())))

  test('of two that saw the same settings one saves, the other is told, in 100 rounds', async () => {
    const [first, second, watcher] = sessions as [Session, Session, Session]
    for (let round = 0; round < 100; round++) {
      const [row] = await watcher.query<{ updated_at: string }>(
        'select updated_at from public.studio_settings',
      )
      const attempt = async (session: Session, name: string) => {
        await session.exec('begin')
        try {
          await actingOn(session).as('admin', save, [JSON.stringify(withName(name)), row?.updated_at ?? ''])
          await session.exec('commit')
          return name
        } catch (error) {
          await session.exec('rollback')
          return refusalOf(error).message
        }
      }
      const outcomes = await Promise.all([attempt(first, `A${round}`), attempt(second, `B${round}`)])
      const [winner] = outcomes.filter((outcome) => outcome !== 'settings_changed_meanwhile')
      expect(outcomes).toContain('settings_changed_meanwhile')
      const [stored] = await watcher.query<{ name: string }>(
        "select settings ->> 'studioName' as name from public.studio_settings",
      )
      expect(stored?.name).toBe(winner)
    }
  })
})
