// PGlite in a thread of its own, where stoppable-pglite.ts starts it and may end it at any moment.
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { forgetUnusedArrays } from '../patches/array-parsers.ts'
import { BIGINT, NUMERIC, toJsonNumber } from '../patches/numbers.ts'
import { TIMESTAMPTZ, toIso8601 } from '../patches/timestamps.ts'
import { type Message, type Place, type Question, toFailure } from './pglite-messages.ts'

const { folder, engine } = workerData as Place
const asWritten = (text: string) => text
// lite's own, by the numbers of PostgreSQL's catalog: dates and times without a zone stay as they are written.
const [DATE, TIME, TIMESTAMP, TIMETZ] = [1082, 1083, 1114, 1266] as const

const database = new PGlite({
  dataDir: folder,
  pgliteWasmModule: engine,
  // At PostgreSQL's own 128 MB a start writes zeros over all of them, which takes a third of it and stays in memory; the
  // pages of years of bookings fit into less.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
  parsers: {
    [DATE]: asWritten,
    [TIME]: asWritten,
    [TIMESTAMP]: asWritten,
    [TIMETZ]: asWritten,
    [TIMESTAMPTZ]: toIso8601,
    [BIGINT]: toJsonNumber,
    [NUMERIC]: toJsonNumber,
  },
})

function answer(question: Question): Promise<unknown> {
  if (question.kind === 'query') return database.query(question.text, [...question.parameters])
  if (question.kind === 'exec') return database.exec(question.text)
  return database.close()
}

const say = (message: Message) => parentPort?.postMessage(message)

await database.waitReady
await forgetUnusedArrays(database)
say('open')
parentPort?.on('message', async (question: Question) => {
  const { id } = question
  try {
    say({ id, value: await answer(question) })
  } catch (error) {
    say({ id, failure: toFailure(error) })
  }
})
