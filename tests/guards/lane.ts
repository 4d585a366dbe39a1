// One of the processes among which run.ts divides the guards. It is asked by messages, one at a time.
import { createVitest, type TestSpecification } from 'vitest/node'
import { connect } from '../support/engines.ts'

/** Test files to be run, in this order, on a database with one statement more. */
export interface Question {
  without: string
  paths: string[]
}

/** The first test that failed, or null. */
export type Answer = string | null

// Most guards are missed by the likeliest file, which goes alone.
const AFTER_THE_FIRST = 3

const [pristine = '', operatorUrl = ''] = process.argv.slice(2)
const scratch = process.env.POSTGRES_TEMPLATE ?? ''
const nameOf = (url: string) => new URL(url).pathname.slice(1)
const operator = connect(operatorUrl)

/** Makes the database that the tests copy: like the real one, but for one statement. */
async function prepare(without: string): Promise<void> {
  await operator.exec(`drop database if exists ${nameOf(scratch)} with (force)`)
  await operator.exec(`create database ${nameOf(scratch)} template ${nameOf(pristine)}`)
  const session = connect(scratch)
  try {
    await session.exec(without)
  } finally {
    await session.close()
  }
}

const vitest = await createVitest({
  watch: false,
  project: ['database'],
  reporters: [{}],
  maxWorkers: 1,
  bail: 1,
})
const specifications = new Map<string, TestSpecification>()
for (const specification of await vitest.globTestSpecifications()) {
  specifications.set(specification.moduleId, specification)
}

async function firstFailure(paths: string[]): Promise<Answer> {
  for (let index = 0, next = 1; index < paths.length; index = next, next += AFTER_THE_FIRST) {
    const some = paths.slice(index, next).flatMap((path) => specifications.get(path) ?? [])
    const { testModules } = await vitest.runTestSpecifications(some)
    for (const module of testModules) {
      // Those of earlier runs are among them.
      if (!some.some(({ moduleId }) => moduleId === module.moduleId) || module.state() !== 'failed') continue
      const [test] = module.children.allTests('failed')
      return `${module.relativeModuleId.replace('tests/database/', '')}: ${test?.name ?? 'at its start'}`
    }
  }
  return null
}

process.on('message', async ({ without, paths }: Question) => {
  await prepare(without)
  process.send?.(await firstFailure(paths))
})
process.once('disconnect', async () => {
  await vitest.close()
  await operator.close()
  process.exit()
})
