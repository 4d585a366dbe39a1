import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import {
  openStoppablePglite,
  type StoppablePglite,
} from '../../../../supabase/local/database/stoppable-pglite.ts'
import { copyTemplateDatabase } from '../../../support/template-database.ts'

const ENDLESS = 'select count(*) from generate_series(1, 100000) a, generate_series(1, 100000) b'
const canceled = expect.objectContaining({
  code: '57014',
  message: 'canceling statement due to statement timeout',
})

let close: (() => Promise<void>) | undefined
async function open(): Promise<StoppablePglite> {
  const folder = await copyTemplateDatabase('fixture')
  const pglite = await openStoppablePglite(folder)
  close = async () => {
    await pglite.close()
    await rm(folder, { recursive: true, force: true })
  }
  return pglite
}
afterEach(async () => {
  await close?.()
  close = undefined
})

test('a statement without end is canceled, others have their turn meanwhile, and nothing acknowledged is lost', async () => {
  const pglite = await open()
  await pglite.exec('create table kept (n int)')
  for (let n = 0; n < 50; n++) await pglite.query('insert into kept values ($1)', [n])
  let turns = 0
  const beat = setInterval(() => {
    turns += 1
  }, 10)
  pglite.beginJob(300)
  await pglite.exec('begin; insert into kept values (50)')
  await expect(pglite.query(ENDLESS)).rejects.toEqual(canceled)
  clearInterval(beat)
  expect(turns).toBeGreaterThan(10)

  // It would run as the owner, outside of the transaction.
  await expect(pglite.query('insert into kept values (51)')).rejects.toEqual(canceled)
  await expect(pglite.exec('rollback')).rejects.toEqual(canceled)

  pglite.beginJob()
  const { rows } = await pglite.query('select count(*), max(n) from kept')
  expect(rows).toEqual([{ count: 50, max: 49 }])
})

test('the statements of a job have their time together, and those of the next one anew', async () => {
  const pglite = await open()
  pglite.beginJob(1000)
  const slow = () => pglite.query('select pg_sleep(0.4)')
  await slow()
  await slow()
  await expect(slow()).rejects.toEqual(canceled)
  pglite.beginJob(1000)
  await slow()
})

test('all that waits in a session that is ended hears it', async () => {
  const pglite = await open()
  pglite.beginJob(200)
  const answers = await Promise.allSettled([
    pglite.query(ENDLESS),
    pglite.query('select 1'),
    pglite.exec('select 1'),
  ])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
})

test('closed while the session of an ended job goes, it begins no other', async () => {
  const folder = await copyTemplateDatabase('fixture')
  const pglite = await openStoppablePglite(folder)
  pglite.beginJob(200)
  await expect(pglite.query(ENDLESS)).rejects.toEqual(canceled)
  await pglite.close()
  await rm(folder, { recursive: true })
  // By then another would have written into its folder.
  await open()
  expect(existsSync(folder)).toBe(false)
})

test('a folder that holds no database that can be opened is told at once', async () => {
  const broken = await copyTemplateDatabase('fixture')
  await rm(join(broken, 'global'), { recursive: true })
  await expect(openStoppablePglite(broken)).rejects.toThrow()
  await rm(broken, { recursive: true })
})
