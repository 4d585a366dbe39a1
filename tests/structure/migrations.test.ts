import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

test('no two migrations have one number: the second would fail, or be taken for applied', () => {
  const numbers = readdirSync('supabase/migrations').map((file) => file.slice(0, 14))
  expect(numbers).toEqual([...new Set(numbers)])
})
