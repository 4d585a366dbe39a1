// Fifty connections for half a minute each against pages and API as `npm start` serves them, and nginx beside it:
//   npm run build && npm run bench:server          (SECONDS=5 for a quick look)
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { localKeys } from '../../supabase/local/keys.ts'
import { freePort } from '../support/served.ts'

const SECONDS = Number(process.env.SECONDS ?? 30)
const dist = resolve('dist')
const rows: object[] = []

async function measure(
  what: string,
  url: string,
  more: Partial<Parameters<typeof autocannon>[0]> = {},
  pid?: number,
) {
  const before = memory(pid)
  const { requests, latency, errors, non2xx } = await autocannon({
    url,
    connections: 50,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br, gzip' },
    ...more,
  })
  rows.push({
    what,
    'per second': Math.round(requests.average),
    'p50 ms': latency.p50,
    'p99 ms': latency.p99,
    errors: errors + non2xx,
    'MB before': before,
    'MB after': memory(pid),
  })
}

/** The memory a process holds, in megabytes. */
function memory(pid: number | undefined): number | undefined {
  if (pid === undefined) return undefined
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

async function answering(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))?.ok) await sleep(200)
}

const port = await freePort()
const server = spawn(process.execPath, ['e2e/support/server.ts', String(port)], { stdio: 'inherit' })
const site = `http://localhost:${port}`
await answering(site)
const apikey = localKeys('.local').publishableKey
const api = { headers: { apikey, 'content-type': 'application/json' } }
const range = { range_start: '2090-05-01T00:00:00Z', range_end: '2090-05-31T00:00:00Z' }
for (const path of ['/', '/en/pricing', '/icons/icon-192.png']) {
  await measure(`page ${path}`, site + path, {}, server.pid)
}
const plain = { headers: { 'accept-encoding': 'identity' } }
await measure('page /en/pricing, not compressed', `${site}/en/pricing`, plain, server.pid)
await measure('API settings', `${site}/rest/v1/studio_settings?select=settings&id=eq.1`, api, server.pid)
await measure(
  'API taken times',
  `${site}/rest/v1/rpc/busy_ranges`,
  { ...api, method: 'POST', body: JSON.stringify(range) },
  server.pid,
)
server.kill('SIGTERM')

if (spawnSync('nginx', ['-v']).error) {
  console.log('nginx is not installed, so nothing stands beside it (Debian: apt-get install nginx-light).')
} else {
  const folder = mkdtempSync(join(tmpdir(), 'gegee-nginx-'))
  const nginxPort = await freePort()
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''} events { worker_connections 512; }
http { access_log off; types { text/html html; } gzip on; gzip_comp_level 6;
  server { listen 127.0.0.1:${nginxPort}; root ${dist}; location / { try_files $uri $uri.html $uri/index.html =404; } } }`,
  )
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  await answering(`http://127.0.0.1:${nginxPort}/en/pricing`)
  const page = `http://127.0.0.1:${nginxPort}/en/pricing`
  await measure('nginx: page /en/pricing, gzip for each request', page)
  await measure('nginx: page /en/pricing, not compressed', page, plain)
  nginx.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
console.table(rows)
