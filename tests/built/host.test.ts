import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createStaticSite } from '../../supabase/local/site/static-site.ts'
import { hostFaults } from '../host/faults.ts'
import { dist } from './site.ts'

test('the local server answers every address as a host shall', async () => {
  const server = createServer(createStaticSite(dist))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { asked, faults } = await hostFaults(new URL(`http://127.0.0.1:${port}`), dist)
  server.closeAllConnections()
  server.close()
  expect(faults).toEqual([])
  expect(asked).toBeGreaterThan(400)
})
