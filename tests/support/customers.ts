import type { TestDatabase } from './actors.ts'

/** A customer without an account, added by an admin; answers with the id. */
export function addCustomer(
  db: TestDatabase,
  {
    name = 'Сараа',
    phone = '+97699112233',
    email = null,
  }: { name?: string; phone?: string | null; email?: string | null } = {},
): Promise<string> {
  return db.value('admin', 'select public.add_customer($1, $2, $3)', [name, phone, email])
}

/** Somebody's profile as it is stored. */
export async function profileOf(db: TestDatabase, id: string): Promise<Record<string, unknown> | undefined> {
  const [row] = await db.as(
    'operator',
    'select *, updated_at::text as version from public.profiles where id = $1',
    [id],
  )
  return row
}
