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

/** The first day of the schema, of which everything stands once; what comes later may replace a part of it. */
const BASELINE = '20261121'

test('of one piece of work, whose files share an hour, each function, trigger, policy, table and index is defined once', () => {
  const defined = files.flatMap((file) =>
    [...readFileSync(join(FOLDER, file), 'utf8').matchAll(DEFINITION)].map(([, object = '', table = '']) =>
      `${file.slice(0, 10)} ${object} ${table}`.trim(),
    ),
  )
  expect(defined.length).toBeGreaterThan(80)
  expect(defined.filter((one, index) => defined.indexOf(one) !== index)).toEqual([])
})

test('of the schema’s first day nothing is dropped or altered into another form', () => {
  const altering = files
    .filter((file) => file.startsWith(BASELINE))
    .filter((file) =>
      /^\s*(create or replace|drop |alter (function|policy|trigger|type)|alter table \S+ (add|drop) )/im.test(
        readFileSync(join(FOLDER, file), 'utf8'),
      ),
    )
  expect(altering).toEqual([])
})

/** `trigger check_booking`, and for what has a name within its table only, the table: `public.bookings`. */
const DEFINITION =
  /^create (?:or replace )?((?:function|table|type|(?:unique )?index) [\w.]+|(?:trigger \w+|policy "[^"]+")(?=[^;]*? on ([\w.]+)))/gim
