import { describe, expect, test } from 'vitest'
import {
  completeSettings,
  defaultSettings,
  defaultsAsWritten,
  type WrittenSettings,
} from '../../../src/domain/offers/settings.ts'
import { useDatabase } from '../../support/actors.ts'

const denied = { state: '42501', message: 'permission denied for table studio_settings' }
const rowRefused = {
  state: '42501',
  message: 'new row violates row-level security policy for table "studio_settings"',
}
const rename = `update public.studio_settings set settings = settings || '{"studioName": "New"}' returning id`

/** With what `makePeople` sets. */
const inTests = { ...defaultSettings, rules: { ...defaultSettings.rules, furthestDays: 36_500 } }

describe('studio settings', () => {
  const db = useDatabase()
  const removeRow = () => db.as('operator', 'delete from public.studio_settings')
  const settings = async () =>
    completeSettings(
      await db.value<WrittenSettings>('operator', 'select settings from public.studio_settings'),
    )

  test('a new studio has the default settings', async () => {
    await removeRow()
    await db.as('operator', 'insert into public.studio_settings default values')
    expect(await settings()).toEqual(defaultSettings)
    expect(await db.value('operator', 'select private.default_settings()')).toEqual(defaultsAsWritten)
  })

  describe('as a visitor', () => {
    test('the settings may be read and nothing else', async () => {
      expect(await db.as('anonymous', 'select settings from public.studio_settings')).toHaveLength(1)
      expect(await db.refusal('anonymous', rename)).toEqual(denied)
      expect(
        await db.refusal('anonymous', `insert into public.studio_settings (settings) values ('{}')`),
      ).toEqual(denied)
      expect(await db.refusal('anonymous', 'delete from public.studio_settings')).toEqual(denied)
      expect(await db.refusal('anonymous', 'select public.create_missing_settings()')).toEqual({
        state: '42501',
        message: 'permission denied for function create_missing_settings',
      })
    })
  })

  describe('as owner', () => {
    test('the settings may be read, not changed', async () => {
      expect(await db.as('owner', 'select settings from public.studio_settings')).toHaveLength(1)
      expect(await db.as('owner', rename)).toEqual([])
      expect(await settings()).toEqual(inTests)
    })

    test('a missing row cannot be written by hand', async () => {
      await removeRow()
      const insert = `insert into public.studio_settings (id, settings) values (1, private.default_settings())`
      expect(await db.refusal('owner', insert)).toEqual(rowRefused)
    })

    test('create_missing_settings puts the defaults back', async () => {
      await removeRow()
      expect(await db.value('owner', 'select public.create_missing_settings()')).toEqual(defaultSettings)
      expect(await settings()).toEqual(defaultSettings)
    })

    test('create_missing_settings leaves an existing row alone', async () => {
      await db.as('admin', rename)
      const answer = await db.value('owner', 'select public.create_missing_settings()')
      expect(answer).toEqual({ ...inTests, studioName: 'New' })
      expect(await settings()).toEqual(answer)
    })
  })

  describe('as admin', () => {
    test('the settings may be changed, and updated_at follows', async () => {
      await db.as('operator', 'update public.studio_settings set settings = settings')
      const before = await db.value('operator', 'select updated_at from public.studio_settings')
      expect(await db.as('admin', rename)).toEqual([{ id: 1 }])
      expect(
        await db.value('operator', 'select updated_at > $1 from public.studio_settings', [before as string]),
      ).toBe(true)
      expect(await settings()).toEqual({ ...inTests, studioName: 'New' })
    })

    test('updated_at cannot be written, and the row not deleted', async () => {
      expect(await db.refusal('admin', 'update public.studio_settings set updated_at = now()')).toEqual(
        denied,
      )
      expect(await db.refusal('admin', 'delete from public.studio_settings')).toEqual(denied)
    })

    test('a missing row may be written, a second one not', async () => {
      const insert = (id: number) =>
        `insert into public.studio_settings (id, settings) values (${id}, private.default_settings()) returning id`
      expect((await db.refusal('admin', insert(1))).state).toBe('23505')
      await removeRow()
      expect(await db.as('admin', insert(1))).toEqual([{ id: 1 }])
      expect((await db.refusal('admin', insert(2))).state).toBe('23514')
    })
  })

  describe('as the service', () => {
    test('the settings may be changed and made', async () => {
      expect(await db.as('service', rename)).toHaveLength(1)
      await removeRow()
      await db.as('service', 'insert into public.studio_settings default values')
      expect(await settings()).toEqual(defaultSettings)
    })
  })
})
