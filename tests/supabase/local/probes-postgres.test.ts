import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createFixtureBackend } from '../../support/fixture-backend.ts'
import { type PostgresServer, startPostgres } from '../../support/postgres.ts'

vi.mock('../../../supabase/local/patches/json-parameters.ts', () => ({ toJsonParameter: JSON.stringify }))

let postgres: PostgresServer
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

test('without json-parameters.ts the server refuses to start on PostgreSQL', async () => {
  const url = await postgres.newDatabase()
  await expect(createFixtureBackend({ database: { kind: 'postgres', url } })).rejects.toThrow(
    /JSON is stored as a text/,
  )
})
