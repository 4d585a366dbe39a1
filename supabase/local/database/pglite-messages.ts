/** Where PGlite's thread finds its database and its program. */
export type Place = { folder: string; engine: WebAssembly.Module }

/** What the thread is asked. `close` ends the database, not the thread. */
export type Ask =
  | { kind: 'query'; text: string; parameters: readonly unknown[] }
  | { kind: 'exec'; text: string }
  | { kind: 'close' }

export type Question = Ask & { id: number }

/** What the thread says: first `open`, then an answer to each question. */
export type Message = 'open' | { id: number; value: unknown } | { id: number; failure: Failure }

/** The parts of an error that can be sent to another thread. */
export type Failure = { name: string; message: string; facts: Record<string, string | number> }

/** Takes an error apart. PostgreSQL's carry code, detail, hint and more beside their message. */
export function toFailure(error: unknown): Failure {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  const facts: Failure['facts'] = {}
  for (const [key, value] of Object.entries(error ?? {})) {
    // The statement's text may be long, and nobody reads it.
    if (key !== 'query' && (typeof value === 'string' || typeof value === 'number')) facts[key] = value
  }
  return { name, message, facts }
}

const KINDS: Record<string, ErrorConstructor> = { RangeError, TypeError }

/** The error again, of the kind it was. */
export function toError({ name, message, facts }: Failure): Error {
  return Object.assign(new (KINDS[name] ?? Error)(message), facts)
}
