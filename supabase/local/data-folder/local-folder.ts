import { join } from 'node:path'

/** Where things lie in the folder of the local backend (`.local/`). */
export function localFolder(folder: string) {
  return {
    lock: join(folder, 'lock'),
    database: join(folder, 'database'),
    /** There once the database was made completely. */
    finished: join(folder, 'database-finished'),
    mailbox: join(folder, 'mailbox.jsonl'),
  }
}
