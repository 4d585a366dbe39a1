import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { toErrorCode } from '../../../../src/backend/errors.ts'
import { explainFailure } from '../../../../supabase/local/data-folder/failures.ts'
import { createTestBackend, type TestBackend } from '../../../support/backend.ts'
import { freePort } from '../../../support/free-port.ts'
import { exit, killServers, serve } from '../../../support/served.ts'

let full: TestBackend
const said: unknown[] = []
beforeAll(async () => {
  // It looks for mails, and so for room, as soon as it has started.
  vi.spyOn(console, 'error').mockImplementation((sentence) => said.push(sentence))
  full = await createTestBackend({ roomNeeded: Infinity })
})
afterAll(async () => {
  killServers()
  await full?.close()
})

const isRoot = process.getuid?.() === 0
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'gegee-disk-'))
  mkdirSync(join(folder, 'dist'))
  return folder
}

test('on a full disk everybody may read, nobody may write, and the console says so once', async () => {
  const client = full.newClient()
  expect((await client.from('studio_settings').select('id')).status).toBe(200)
  const message = { name: 'A', email: 'a@example.com', message: 'Hi' }
  const { status, error } = await client.rpc('send_contact_message', message)
  expect(status).toBe(503)
  expect(error && toErrorCode(error, status)).toBe('service_unavailable')
  const signIn = await client.auth.signInWithPassword({ email: 'admin@example.com', password: 'x' })
  expect(signIn.error && toErrorCode(signIn.error)).toBe('service_unavailable')
  // A followed link writes a session.
  const link = new Request(`${full.url}/auth/v1/verify?token=abcdefgh&type=signup`)
  expect((await full.fetch(link, { peerAddress: null })).status).toBe(503)
  expect(said).toEqual([expect.stringMatching(/^The disk is full: .*\(Data: .*\)$/)])
  vi.restoreAllMocks()
})

test.runIf(isRoot)('a disk without room is named at the start, in a sentence', async () => {
  const folder = newFolder()
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder]).status === 0
  if (!mounted) return
  try {
    mkdirSync(join(folder, 'dist'))
    const server = serve(await freePort(), folder)
    expect(await exit(server)).toBe(1)
    expect(server.errors()).toMatch(/^The disk is full: .*\n$/)
  } finally {
    spawnSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true })
  }
})

test.runIf(isRoot)(
  'a data folder that cannot be written to is named at the start, in a sentence',
  async () => {
    const folder = newFolder()
    mkdirSync(join(folder, '.local'))
    const data = join(folder, '.local')
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'ro,size=200m', 'tmpfs', data]).status === 0
    if (!mounted) return
    try {
      const server = serve(await freePort(), folder)
      expect(await exit(server)).toBe(1)
      expect(server.errors()).toMatch(/^The data folder cannot be written to\..*\n$/)
    } finally {
      spawnSync('umount', ['-l', data])
      rmSync(folder, { recursive: true })
    }
  },
)

test('failures of the file system have sentences wherever they come from', () => {
  const failure = (code: string) => Object.assign(new Error(`${code}: raw`), { code })
  expect(explainFailure(failure('ENOSPC'), tmpdir())).toMatch(/^The disk is full/)
  expect(explainFailure(failure('EROFS'), tmpdir())).toMatch(/^The data folder cannot be written to/)
  expect(explainFailure({ name: 'ErrnoError', errno: 1 }, tmpdir())).toMatch(/^The database cannot be opened/)
  expect(explainFailure(new Error('A sentence.'), tmpdir())).toBe('A sentence.')
})
