import type { Project } from '../administration/project.ts'

/** Calls a function of the database, as the holder of the secret key. */
export type Rpc = <Answer>(name: string, parameters?: object) => Promise<Answer>

/** How long the database may take to answer. */
const PATIENCE_MS = 10_000

/** The data API's `/rest/v1/rpc`. A refusal or a failure throws, without a word of the key. */
export function serviceRpc({ url, secretKey, fetch = globalThis.fetch }: Project): Rpc {
  return async (name, parameters = {}) => {
    const answer = await fetch(
      new Request(`${url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: {
          apikey: secretKey,
          Authorization: `Bearer ${secretKey}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify(parameters),
        signal: AbortSignal.timeout(PATIENCE_MS),
      }),
    )
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${text.slice(0, 300)}`)
    return text === '' ? null : JSON.parse(text)
  }
}
