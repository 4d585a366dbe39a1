import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { type Backend, createBackend } from './backend.ts'
import { diskFull, freeBytes, ROOM_NEEDED } from './data-folder/disk-room.ts'
import { localKeys } from './data-folder/keys.ts'
import { localFolder } from './data-folder/local-folder.ts'
import { takeLock } from './data-folder/lock.ts'
import { everyMinute } from './database/every-minute.ts'

type LocalOptions = { folder: string; siteUrl: string; onProgress?: (step: string) => void }

/**
 * Starts the backend on the database kept in `folder` (`.local/`), together with its keys, its mails and
 * its lock. Throws LockedError at once when another process is using it.
 */
export function startLocalBackend({ folder, siteUrl, onProgress }: LocalOptions): Promise<Backend> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (freeBytes(folder) < ROOM_NEEDED) throw new Error(diskFull(folder))
  const release = takeLock(localFolder(folder).lock)
  // Even when the process ends in the middle of a start.
  process.once('exit', release)
  const unlock = () => {
    process.off('exit', release)
    release()
  }
  return openIn(folder, siteUrl, onProgress).then(
    (backend) => ({ ...backend, close: () => backend.close().finally(unlock) }),
    (error: unknown) => {
      unlock()
      throw error
    },
  )
}

async function openIn(folder: string, siteUrl: string, onProgress: LocalOptions['onProgress']) {
  const { database, finished, mailbox } = localFolder(folder)
  const isNew = !existsSync(finished)
  if (!isNew && !existsSync(database)) {
    throw new Error(
      `The database is missing from ${folder}. Restore a backup (npm run restore), or delete that folder to start afresh.`,
    )
  }
  // An interrupted first start leaves half a database, without anybody's data.
  if (isNew) rmSync(database, { recursive: true, force: true })
  onProgress?.(isNew ? 'creating the database (first start only)' : 'opening the database')
  const backend = await createBackend({
    database: { kind: 'pglite', folder: database },
    siteUrl,
    keys: localKeys(folder),
    mailboxFile: mailbox,
    environment: process.env,
    ...(onProgress && { onProgress }),
  })
  if (isNew) writeFileSync(finished, '')
  const stop = everyMinute(backend.sql, backend.deliverDue)
  return {
    ...backend,
    close() {
      stop()
      return backend.close()
    },
  }
}
