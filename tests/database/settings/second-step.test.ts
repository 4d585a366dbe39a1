import { describe, expect, test } from 'vitest'
import { type Actor, people, secondSteps, useDatabase } from '../../support/actors.ts'

// What the demand does to whom is in people/gate.test.ts.
describe('demanding a second step of admins', () => {
  const db = useDatabase()
  const missing = { state: 'PT403', message: 'second_step_missing' }
  const demanding = `'{"adminsNeedSecondStep": true}'`
  const demand = `update public.studio_settings set settings = settings || ${demanding} returning id`
  const demanded = (actor: Actor) =>
    db.value<boolean>(actor, 'select private.admins_need_second_step() from public.studio_settings')

  test('is for an admin who has done it; others would lock themselves out', async () => {
    expect(await db.refusal('admin', demand)).toEqual(missing)
    await db.as('operator', 'delete from public.studio_settings')
    const create = `insert into public.studio_settings (id, settings)
      select 1, private.default_settings() || ${demanding} returning id`
    expect(await db.refusal('admin', create)).toEqual(missing)
    await db.as('operator', secondSteps.split(';')[0] ?? '')
    expect(await db.as('adminAtSecondStep', create)).toHaveLength(1)
    expect(await demanded('operator')).toBe(true)
  })

  test('ends for admins without one at once, and begins anew when it is taken back', async () => {
    await db.as('adminAtSecondStep', "select public.set_user_role($1, 'admin')", [people.other])
    await db.as('adminAtSecondStep', demand)
    const save = 'update public.studio_settings set settings = settings returning id'
    expect(await db.as('other', save)).toEqual([])
    await db.as(
      'adminAtSecondStep',
      `update public.studio_settings set settings = settings || '{"adminsNeedSecondStep": false}'`,
    )
    expect(await db.as('other', save)).toHaveLength(1)
  })

  test('is nobody’s wish in a new studio, nor in settings of before', async () => {
    expect(await demanded('operator')).toBe(false)
    await db.as('operator', 'delete from public.studio_settings')
    expect(await db.value('operator', 'select private.admins_need_second_step()')).toBe(false)
  })

  test('is also the operator’s to say', async () => {
    await db.as('operator', demand)
    expect(await demanded('operator')).toBe(true)
  })
})
