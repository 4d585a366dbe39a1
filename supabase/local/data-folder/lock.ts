import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { isRunning, type ProcessIdentity, thisProcess } from './process-identity.ts'

/** Thrown when another living process holds the lock; the message is meant for people. */
export class LockedError extends Error {}

/**
 * Takes the lock file for this process and returns the function that releases it. The lock of a process that
 * died (kill -9, power cut) is taken over. PGlite itself lets two processes corrupt one folder.
 */
export function takeLock(file: string): () => void {
  const own = JSON.stringify(thisProcess())
  while (!tryToWrite(file, own)) {
    const holder = readHolder(file)
    if (holder !== null && isRunning(holder)) throw locked(file, holder)
    removeStale(file)
  }
  return () => {
    if (readText(file) === own) rmSync(file)
  }
}

/** Runs a job under the lock, which is released even when the process ends early. */
export async function holdingLock<T>(file: string, job: () => Promise<T>): Promise<T> {
  const release = takeLock(file)
  process.once('exit', release)
  try {
    return await job()
  } finally {
    process.off('exit', release)
    release()
  }
}

/** Writes the file whole, and only if there is none. */
function tryToWrite(file: string, text: string): boolean {
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, text)
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(draft)
  }
}

/** Moves the stale lock away, and back if another process has just replaced it by its own. */
function removeStale(file: string): void {
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  const holder = readHolder(aside)
  if (holder !== null && isRunning(holder)) renameSync(aside, file)
  else rmSync(aside)
}

function readHolder(file: string): ProcessIdentity | null {
  try {
    const { pid, startedAt } = JSON.parse(readText(file) ?? '') as Partial<ProcessIdentity>
    return typeof pid === 'number' ? { pid, startedAt: startedAt ?? null } : null
  } catch {
    return null
  }
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function locked(file: string, { pid }: ProcessIdentity): LockedError {
  return new LockedError(
    `Another process (${pid}) is using the local database. Stop it first. (Lock: ${file})`,
  )
}
