import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startSiteServer } from '../../../../supabase/local/site/site-server.ts'
import { freePort } from '../../../support/free-port.ts'

test('a connection stays open for the next request of somebody who reads a while', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'gegee-site-'))
  await writeFile(join(dist, 'index.html'), '<!doctype html>')
  const port = await freePort()
  const backend = () => Promise.reject(new Error('No page needs it'))
  const server = await startSiteServer({ dist, host: '127.0.0.1', port, backend })
  const answer = await fetch(`http://127.0.0.1:${port}/`)
  expect(answer.headers.get('keep-alive')).toBe('timeout=55')
  await answer.text()
  await server.close()
  await rm(dist, { recursive: true })
})
