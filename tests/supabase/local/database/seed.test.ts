import { afterAll, beforeAll, expect, test } from 'vitest'
import { studioRental } from '../../../../src/content/price-table.ts'
import { printedOffer } from '../../../../src/domain/offers/printed-offer.ts'
import { defaultSettings } from '../../../../src/domain/offers/settings.ts'
import { createBackend } from '../../../../supabase/local/backend.ts'
import { newKeys } from '../../../../supabase/local/data-folder/keys.ts'
import { createTestBackend, signIn, type TestBackend, withClients } from '../../../support/backend.ts'
import { newPostgresDatabase } from '../../../support/engines.ts'

let backends: Record<'pglite' | 'postgres', TestBackend>
beforeAll(async () => {
  const [url, keys] = ['http://localhost:4321', newKeys()]
  const database = { kind: 'postgres', url: await newPostgresDatabase() } as const
  backends = {
    pglite: await createTestBackend(),
    postgres: withClients(await createBackend({ database, siteUrl: url, keys }), url, keys),
  }
})
afterAll(async () => {
  for (const backend of Object.values(backends)) await backend.close()
})

test.each(['pglite', 'postgres'] as const)(
  'the demo studio offers what the price page prints on %s',
  async (kind) => {
    const client = await signIn(backends[kind], 'customer@example.com')
    const { data } = await client.from('studio_settings').select('settings').single()
    expect(data?.settings).toMatchObject({ services: printedOffer(defaultSettings, studioRental).services })
  },
)

test.each(['pglite', 'postgres'] as const)('the two demo accounts can sign in on %s', async (kind) => {
  for (const [email, role] of [
    ['admin@example.com', 'admin'],
    ['customer@example.com', 'user'],
  ] as const) {
    const client = await signIn(backends[kind], email)
    const { data } = await client.auth.getUser()
    expect(data.user).toMatchObject({ email, identities: [{ provider: 'email', email }] })
    const profile = await client
      .from('profiles')
      .select('role')
      .eq('id', data.user?.id ?? '')
      .single()
    expect(profile.data).toEqual({ role })
  }
})
