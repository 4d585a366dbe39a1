import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = 'supabase/migrations'
const files = readdirSync(FOLDER)

test('no two migrations have one number: the second would fail, or be taken for applied', () => {
  const numbers = files.map((file) => file.slice(0, 14))
  expect(numbers).toEqual([...new Set(numbers)])
})

test('no migration is dated ahead: one made after it would sort before it, and be refused', () => {
  // The Supabase CLI writes UTC.
  const today = new Date().toISOString().slice(0, 10).replaceAll('-', '')
  expect(files.filter((file) => file.slice(0, 8) > today)).toEqual([])
})

/** The day of the first schema, of which everything stands once; what comes later may replace a part of it. */
const BASELINE = '20261122'
const baseline = files
  .filter((file) => file.slice(0, 8) <= BASELINE)
  .map((file) => ({ file, text: readFileSync(join(FOLDER, file), 'utf8') }))

/** What a pattern finds in the first schema, without what differs in white space only. */
const found = (pattern: RegExp) =>
  baseline.flatMap(({ text }) =>
    [...text.matchAll(pattern)].map(([, ...parts]) => parts.join(' ').replace(/\s+/g, ' ').trim()),
  )

const twice = (all: string[]) => all.filter((one, index) => all.indexOf(one) !== index)

test('each function, trigger, policy, table, type, index and comment of the first schema stands once', () => {
  const defined = found(DEFINITION)
  expect(defined.length).toBeGreaterThan(250)
  expect(twice(defined)).toEqual([])
  expect(twice(found(/^comment on (\w+ (?:\w+ on )?[\w.]+)/gim))).toEqual([])
})

test('what the API’s roles may do with a table is granted in one place, and nothing is taken back', () => {
  const grants = found(/^grant ([^;]*?)\s+on (public\.\w+) to ([^;]+)/gim)
  expect(grants.length).toBeGreaterThan(20)
  expect(twice(found(/^grant (select|insert|update|delete)\b[^;]*? on (public\.\w+) to ([^;]+)/gim))).toEqual(
    [],
  )
  expect(found(/^(revoke [^;]+)/gim)).toEqual(['revoke all on schema public from public'])
})

test('the first schema drops nothing, alters nothing into another form and corrects no rows', () => {
  const altering = baseline.filter(({ text }) =>
    /^\s*(create or replace|drop |alter (function|policy|trigger|type)|alter table \S+\s+(add|drop|rename)|(update|delete from) (public|private)\.\w+[^;]*)/im.test(
      outsideBodies(text),
    ),
  )
  expect(altering.map(({ file }) => file)).toEqual([])
})

test('a topic of the first schema can be read at one sitting', () => {
  expect(baseline.filter(({ text }) => text.split('\n').length > 450).map(({ file }) => file)).toEqual([])
})

/** The statements without what functions do when they are called. */
function outsideBodies(text: string): string {
  return text.replace(/\$\$[\s\S]*?\$\$/g, '$$$$')
}

/** `trigger check_booking`, and for what has a name within its table only, the table: `public.bookings`. */
const DEFINITION =
  /^create (?:or replace )?((?:function|table|type|(?:unique )?index) [\w.]+|(?:trigger \w+|policy "[^"]+")(?=[^;]*? on ([\w.]+)))/gim
