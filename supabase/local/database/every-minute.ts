import type { Sql } from './database.ts'

/**
 * Does every minute what a hosted project's pg_cron does (README): releases requests that nobody answered in time.
 * Gives back what stops it.
 */
export function everyMinute(sql: Sql): () => void {
  const timer = setInterval(() => {
    sql.query('select private.release_expired()').catch((error: Error) => {
      console.error(`Expired requests could not be released. ${error.message}`)
    })
  }, 60_000)
  return () => clearInterval(timer)
}
