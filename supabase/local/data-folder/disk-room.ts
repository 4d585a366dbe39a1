import { statfsSync } from 'node:fs'
import type { DatabaseTarget } from '../database/database.ts'

const MEGABYTE = 1024 * 1024

/** PostgreSQL writes its log in files of 16 MB; without room for the next one PGlite hangs for good. */
export const ROOM_NEEDED = 64 * MEGABYTE

/** The sentence for the console. */
export function diskFull(folder: string): string {
  return `The disk is full: less than ${ROOM_NEEDED / MEGABYTE} MB are free. Nothing more is written until there is room; what was confirmed is kept. (Data: ${folder})`
}

/** The free bytes of the disk a folder is on. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Returns a function that tells whether the database may write, and logs when it no longer may. */
export function roomOf(target: DatabaseTarget, needed: number = ROOM_NEEDED): () => boolean {
  if (target.kind !== 'pglite' || target.folder === undefined) return () => true
  const { folder } = target
  let had = true
  return () => {
    const has = freeBytes(folder) >= needed
    if (had && !has) console.error(diskFull(folder))
    had = has
    return has
  }
}
