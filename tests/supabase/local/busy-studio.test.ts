import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../supabase/local/database/database.ts'
import { copyTemplateDatabase } from '../../support/template-database.ts'

test('a busy month goes over the demo data once, at any hour of the day', async () => {
  const folder = await copyTemplateDatabase()
  const { sql, close } = await openDatabase({ kind: 'pglite', folder })
  const month = await readFile(join(import.meta.dirname, '../../../supabase/busy-studio.sql'), 'utf8')
  try {
    await sql.exec(month)
    const [found] = await sql.query<Record<string, number>>(`select
      (select count(*)::int from public.bookings) as bookings,
      (select count(*)::int from public.bookings where status = 'pending') as requests,
      (select count(*)::int from public.bookings where during @> now()) as running,
      (select count(*)::int from public.profiles where role = 'user') as customers,
      (select count(*)::int from public.profiles where not has_account) as without_account,
      (select count(*)::int from public.closures) as closures,
      (select count(*)::int from public.contact_messages) as messages`)
    expect(found).toEqual({
      bookings: 40,
      requests: 7,
      running: 1,
      customers: 6,
      without_account: 1,
      closures: 3,
      messages: 5,
    })
    await expect(sql.exec(month)).rejects.toThrow('This studio is busy already')
  } finally {
    await close()
    await rm(folder, { recursive: true, force: true })
  }
})
