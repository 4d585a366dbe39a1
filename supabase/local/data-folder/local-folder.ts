import { join } from 'node:path'

/** The paths in the folder of the local backend (`.local/`). */
export function localFolder(folder: string) {
  return {
    lock: join(folder, 'lock'),
    database: join(folder, 'database'),
    /** Exists once the database is complete. */
    finished: join(folder, 'database-finished'),
    mailbox: join(folder, 'mailbox.jsonl'),
  }
}
