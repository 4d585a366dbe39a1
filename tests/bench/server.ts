// Fifty connections, for half a minute each, against the site and its API as `npm start` serves them:
//   npm run build && npm run bench:server          (SECONDS=5 for a quick look)
// The site beside nginx, where it is installed, with the same files in the same forms; the API three times, with
// the memory before, between and after.
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { localKeys } from '../../supabase/local/data-folder/keys.ts'
import { precompress } from '../../supabase/local/site/precompress.ts'
import { freePort } from '../support/free-port.ts'
import type { Memory } from './report-memory.ts'

const SECONDS = Number(process.env.SECONDS ?? 30)
/** Debian keeps it where only root looks. */
const NGINX = ['nginx', '/usr/sbin/nginx'].find((path) => !spawnSync(path, ['-v']).error)

interface Load {
  headers?: Record<string, string>
  method?: 'POST'
  body?: string
}

/** What autocannon says, in milliseconds. */
interface Measured {
  requests: { average: number }
  latency: { p50: number; p99: number; max: number }
  /** Connections that failed, timeouts among them. */
  errors: number
  non2xx: number
}

/** Fifty connections for some seconds, by autocannon, which comes through npx for this alone. */
async function measure(url: string, { headers = {}, method, body }: Load) {
  const { stdout } = await promisify(execFile)('npx', [
    ...[
      '--yes',
      'autocannon@8.0.0',
      '--json',
      '--connections=50',
      `--duration=${SECONDS}`,
      `--method=${method ?? 'GET'}`,
    ],
    ...Object.entries(headers).map(([name, value]) => `--headers=${name}=${value}`),
    ...(body ? [`--body=${body}`] : []),
    url,
  ])
  const { requests, latency, errors, non2xx } = JSON.parse(stdout) as Measured
  return {
    'per second': Math.round(requests.average),
    'p50 ms': latency.p50,
    'p99 ms': latency.p99,
    'longest ms': latency.max,
    'not 2xx': non2xx,
    'no answer': errors,
  }
}

async function answering(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))?.ok) await sleep(200)
}

/** Serves the site and the backend, as `npm start` does, on a database of its own. */
async function startOurs(): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort()
  await precompress('dist')
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--import', './tests/bench/report-memory.ts', 'e2e/support/server.ts', String(port)],
    { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
  )
  const url = `http://localhost:${port}`
  await answering(url)
  return { url, child }
}

/** Serves the same site with nginx, one worker beside our one process; undefined where nginx is not installed. */
async function startNginx(): Promise<{ url: string; stop: () => void } | undefined> {
  if (NGINX === undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'gegee-nginx-'))
  const root = join(folder, 'dist')
  cpSync('dist', root, { recursive: true })
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|css|js|svg|xml|txt|json)$/.test(name)) continue
    writeFileSync(join(root, `${name}.gz`), gzipSync(readFileSync(join(root, name)), { level: 9 }))
  }
  const port = await freePort()
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''} events { worker_connections 512; }
http { access_log off; types { text/html html; image/png png; } gzip_static on;
  server { listen 127.0.0.1:${port}; root ${root}; location / { try_files $uri $uri.html $uri/index.html =404; } } }`,
  )
  const child = spawn(NGINX, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  const url = `http://localhost:${port}`
  await answering(`${url}/en/pricing`)
  return {
    url,
    stop() {
      child.kill('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function memory(child: ChildProcess): Promise<Record<string, number>> {
  const answer = once(child, 'message') as Promise<[Memory]>
  child.send('memory')
  const [bytes] = await answer
  const megabytes = (value: number) => Math.round(value / 1024 / 1024)
  return {
    'heap MB': megabytes(bytes.heapUsed),
    'outside it MB': megabytes(bytes.external),
    'process MB': megabytes(bytes.rss),
  }
}

const ours = await startOurs()
const nginx = await startNginx()
if (!nginx)
  console.log('nginx is not installed, so nothing stands beside it (Debian: apt-get install nginx-light).')

const pages: [path: string, encoding: string, withNginx: boolean][] = [
  ['/en/pricing', 'identity', true],
  ['/en/pricing', 'gzip', true],
  // nginx knows no Brotli.
  ['/en/pricing', 'br', false],
  ['/icons/icon-192.png', 'identity', true],
]
const site: Record<string, Record<string, number>> = {}
for (const [path, encoding, withNginx] of pages) {
  const load = { headers: { 'accept-encoding': encoding } }
  // Its first answer compresses the file, which happens once.
  await fetch(ours.url + path, load)
  const what = `${path} (${encoding})`
  site[what] = await measure(ours.url + path, load)
  if (nginx && withNginx) site[`${what}, nginx`] = await measure(nginx.url + path, load)
}
nginx?.stop()
console.table(site)

const headers = { apikey: localKeys('.local').publishableKey, 'content-type': 'application/json' }
const range = { range_start: '2090-05-01T00:00:00Z', range_end: '2090-05-31T00:00:00Z' }
const api: [what: string, path: string, load: Load][] = [
  ['settings', '/rest/v1/studio_settings?select=settings&id=eq.1', { headers }],
  ...['first', 'second', 'third'].map((time): [string, string, Load] => [
    `taken times, ${time}`,
    '/rest/v1/rpc/busy_ranges',
    { headers, method: 'POST', body: JSON.stringify(range) },
  ]),
]
const runs: Record<string, Record<string, number>> = { 'at the beginning': await memory(ours.child) }
for (const [what, path, load] of api) {
  runs[what] = { ...(await measure(ours.url + path, load)), ...(await memory(ours.child)) }
}
console.table(runs)
ours.child.kill('SIGTERM')
