import { diskFull, freeBytes, ROOM_NEEDED } from './disk-room.ts'

/** What went wrong, in a sentence for the console. `folder` holds the data. */
export function explainFailure(error: unknown, folder: string): string {
  const { code, message, syscall } = (error ?? {}) as Partial<NodeJS.ErrnoException>
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100' || isFull(folder)) {
    return diskFull(folder)
  }
  if (syscall !== 'listen' && (code === 'EROFS' || code === 'EACCES' || code === 'EPERM')) {
    return `The data folder cannot be written to. Give this user the right to write there. (Data: ${folder})`
  }
  // PGlite's file system throws objects without a message.
  return message || `The database cannot be opened: ${String(error)}. (Data: ${folder})`
}

/** PGlite does not say why it could not write. */
function isFull(folder: string): boolean {
  try {
    return freeBytes(folder) < ROOM_NEEDED
  } catch {
    return false
  }
}
