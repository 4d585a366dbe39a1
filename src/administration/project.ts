/** A project's API, and the key that opens all of it. */
export interface Project {
  /** `https://….supabase.co`. */
  url: string
  secretKey: string
  /** Default: the platform's. */
  fetch?: (request: Request) => Promise<Response>
}

export interface Answer {
  ok: boolean
  status: number
  /** Empty where it is no JSON. */
  body: Record<string, unknown>
}

/** Milliseconds a project may take to answer; it may send a mail meanwhile. */
const PATIENCE_MS = 15_000

/** Calls a project. Throws where it does not answer at all. */
export async function call(
  { url, fetch = globalThis.fetch }: Project,
  route: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`,
  keys: { apikey: string; authorization: string },
  body?: object,
): Promise<Answer> {
  const [method, path] = route.split(' ', 2)
  const answer = await fetch(
    new Request(`${url}${path}`, {
      method,
      headers: { ...keys, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
      // The key is for this address alone.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    }),
  )
  const read: unknown = await answer.json().catch(() => ({}))
  return { ok: answer.ok, status: answer.status, body: Object(read) }
}
