import type { Sql } from './database.ts'

/**
 * Does every minute what a hosted project's pg_cron does (docs/hosted.md): cancels requests that have expired, puts the
 * mails that are due by the clock into the outbox, and has them sent. Returns a function that stops it.
 */
export function everyMinute(sql: Sql, deliver: () => Promise<void>): () => void {
  const timer = setInterval(async () => {
    try {
      await sql.query('select private.cancel_expired()')
      await sql.query('select private.queue_due_mails()')
    } catch (error) {
      console.error(`What is due every minute could not be done. ${(error as Error).message}`)
    }
    await deliver()
  }, 60_000)
  return () => clearInterval(timer)
}
