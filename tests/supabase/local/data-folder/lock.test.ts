import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LockedError, takeLock } from '../../../../supabase/local/data-folder/lock.ts'
import { isRunning, thisProcess } from '../../../../supabase/local/data-folder/process-identity.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gegee-lock-'))
  file = join(folder, 'lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A process that takes the lock and keeps it until it is killed. */
async function otherHolder() {
  const module = join(import.meta.dirname, '../../../../supabase/local/data-folder/lock.ts')
  const child = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import { takeLock } from ${JSON.stringify(module)}
     takeLock(${JSON.stringify(file)}); console.log('locked'); process.stdin.resume()`,
  ])
  await once(child.stdout, 'data')
  return child
}

test('a lock can be taken again after it was given back', () => {
  takeLock(file)()
  expect(existsSync(file)).toBe(false)
  takeLock(file)()
  expect(readdirSync(folder)).toEqual([])
})

test('a living holder is named in one sentence', async () => {
  const holder = await otherHolder()
  try {
    expect(() => takeLock(file)).toThrow(LockedError)
    expect(() => takeLock(file)).toThrow(`Another process (${holder.pid}) is using the local database.`)
  } finally {
    holder.kill('SIGKILL')
    await once(holder, 'exit')
  }
})

test('the lock of a killed process is taken over', async () => {
  const holder = await otherHolder()
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  const release = takeLock(file)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(thisProcess())
  release()
  expect(readdirSync(folder)).toEqual([])
})

test.runIf(existsSync('/proc/self/stat'))(
  'a killed process whose parent never asks for it is dead',
  async () => {
    const parent = spawn('sh', ['-c', 'sleep 100 & echo $!; exec sleep 100'])
    const [line] = await once(parent.stdout, 'data')
    const pid = Number(line)
    try {
      expect(isRunning({ pid, startedAt: null })).toBe(true)
      // Until then the parent is a shell, which does ask.
      await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n')
      process.kill(pid, 'SIGKILL')
      await expect.poll(() => isRunning({ pid, startedAt: null })).toBe(false)
      expect(existsSync(`/proc/${pid}/stat`)).toBe(true)
    } finally {
      parent.kill('SIGKILL')
    }
  },
)

test.runIf(existsSync('/proc/self/stat'))(
  'a living process that merely got the same id does not count',
  () => {
    writeFileSync(file, JSON.stringify({ pid: process.pid, startedAt: 'an earlier boot 1' }))
    expect(() => takeLock(file)()).not.toThrow()
  },
)

test('without a start time the id decides', () => {
  writeFileSync(file, JSON.stringify({ pid: process.pid, startedAt: null }))
  expect(() => takeLock(file)).toThrow(LockedError)
})

test.each(['', 'not json', '{"pid": "1"}'])('an unreadable lock (%j) is taken over', (text) => {
  writeFileSync(file, text)
  expect(() => takeLock(file)()).not.toThrow()
})

test('a lock that others have taken over meanwhile is left alone', () => {
  const release = takeLock(file)
  writeFileSync(file, 'of somebody else')
  release()
  expect(readFileSync(file, 'utf8')).toBe('of somebody else')
})
