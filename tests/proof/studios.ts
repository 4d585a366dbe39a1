import type { Sql } from '../../supabase/local/database/database.ts'
import { refusalOf } from '../support/actors.ts'
import { createTestBackend } from '../support/backend.ts'
import { connect, copyPostgresDatabase } from '../support/engines.ts'
import { token } from '../support/tokens.ts'

/** One thing somebody does, as SQL and as a request to the data API. */
export interface Step {
  sql: string
  /** What stands for $1, $2 … */
  parameters: (string | number)[]
  method: 'POST' | 'PATCH' | 'DELETE'
  /** Below /rest/v1. */
  path: string
  body?: Record<string, unknown>
}

/** The rows it changed, or the code with which it was refused: ours, or an SQLSTATE. */
type Outcome = { rows: Record<string, unknown>[] } | { code: string }

/** A studio in which many act at once, and a hand that may look at everything. */
export interface Studio {
  operator: Sql
  /** Somebody's own way in; each does one thing after the other. */
  enter(person: string): Promise<(step: Step) => Promise<Outcome>>
  close(): Promise<void>
}

const refused = (state: string, message: string): Outcome => ({
  code: state.startsWith('PT') ? message : state,
})

/** A PostgreSQL server, with a connection for each person. */
export async function openServer(): Promise<Studio> {
  const url = await copyPostgresDatabase()
  const operator = connect(url)
  const sessions = [operator]
  return {
    operator,
    async enter(person) {
      const session = connect(url)
      sessions.push(session)
      await session.exec(`
        set request.jwt.claims = '${JSON.stringify({ sub: person, role: 'authenticated' })}';
        set request.jwt.claim.sub = '${person}';
        set role authenticated`)
      return async ({ sql, parameters }) => {
        try {
          return { rows: await session.query(sql, parameters) }
        } catch (error) {
          const { state, message } = refusalOf(error)
          return refused(state, message)
        }
      }
    },
    async close() {
      await Promise.all(sessions.map((session) => session.close()))
    },
  }
}

/** The embedded backend on PGlite, asked by everybody through its API. */
export async function openEmbedded(): Promise<Studio> {
  const backend = await createTestBackend()
  return {
    operator: backend.sql,
    async enter(person) {
      const headers = {
        apikey: backend.keys.publishableKey,
        authorization: `Bearer ${token({ sub: person }, backend.keys.jwtSecret)}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
      }
      return async ({ method, path, body }) => {
        const request = new Request(`${backend.url}/rest/v1${path}`, {
          method,
          headers,
          body: body ? JSON.stringify(body) : null,
        })
        const answer = await backend.fetch(request, { peerAddress: '127.0.0.1' })
        const data = await answer.json()
        if (!answer.ok) return refused(data.code, data.message)
        return { rows: Array.isArray(data) ? data : [{ answer: data }] }
      }
    },
    close: () => backend.close(),
  }
}
