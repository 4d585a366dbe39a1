import { expect, test, vi } from 'vitest'
import { newPostgresDatabase } from '../../support/engines.ts'
import { createFixtureBackend } from '../../support/fixture-backend.ts'

vi.mock('../../../supabase/local/patches/json-parameters.ts', () => ({ toJsonParameter: JSON.stringify }))

test('without json-parameters.ts the server refuses to start on PostgreSQL', async () => {
  const url = await newPostgresDatabase()
  await expect(createFixtureBackend({ database: { kind: 'postgres', url } })).rejects.toThrow(
    /JSON is stored as a text/,
  )
})
