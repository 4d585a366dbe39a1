import { expect, test } from 'vitest'
import { readBody } from '../../../../supabase/local/http/request-body.ts'

const read = (body: string) => readBody(new Request('http://localhost', { method: 'POST', body }))

test.each([
  ['longer than a megabyte', 'x'.repeat(1024 * 1024 + 1)],
  ['nested deeper than any form', '['.repeat(65)],
  ['of more members than any form', JSON.stringify(Array.from({ length: 5002 }, () => 1))],
])('a body %s is too long', async (_what, body) => {
  expect(await read(body)).toBe('too-long')
})

test('commas and brackets within texts are texts', async () => {
  const body = JSON.stringify({ text: `"${'[,'.repeat(10_000)}\\` })
  expect(Buffer.from((await read(body)) as Uint8Array).toString()).toBe(body)
})
