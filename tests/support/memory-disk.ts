import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Linux's files in memory. */
const MEMORY = '/dev/shm'
/** A whole run holds half of it at most; a container may have 64 MB there, which Chromium needs. */
const ROOM = 2 * 1024 ** 3

/**
 * Where tests put what lives as long as they do: in memory, if there is room. The folder of a database is a
 * thousand small files, and copying one on a disk takes four times the work.
 */
export function memoryDisk(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > ROOM ? MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}
