/**
 * Answers a query that PostgREST could not read with its 400; lite answers some with 500, and rows of nothing with
 * the words of PostgreSQL about the SQL that it makes of them.
 */
export async function asSyntaxRefusal(answer: Response): Promise<Response> {
  if (answer.status !== 500 && answer.status !== 400) return answer
  const { code, message } = (await answer
    .clone()
    .json()
    .catch(() => ({}))) as { code?: string; message?: string }
  if (code === '42601') return noRow()
  const [, details] = /^Error: (.* at position \d+)/.exec(message ?? '') ?? []
  if (details === undefined) return answer
  return Response.json({ code: 'PGRST100', message: details, details, hint: null }, { status: 400 })
}

/**
 * PostgreSQL's answer to a text with a NUL, to an address that holds one. lite writes names of an address into
 * its SQL, which a NUL would end.
 */
export function refuseNul({ url }: Request): Response | undefined {
  if (!url.includes('%00')) return undefined
  return Response.json(
    { code: '22021', message: 'invalid byte sequence for encoding "UTF8": 0x00', details: null, hint: null },
    { status: 400 },
  )
}

/**
 * PostgREST's answer to a body that is neither an object nor, for a table, a list of objects. lite takes a text for an
 * object of its letters: a long one held the thread that serves the pages for seconds.
 */
export function refuseShape(pathname: string, body: Uint8Array | null): Response | undefined {
  if (!pathname.startsWith('/rest/') || body === null || body.length === 0) return undefined
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder().decode(body))
  } catch {
    // lite words what is no JSON at all.
    return undefined
  }
  const rows = Array.isArray(value) && !pathname.startsWith('/rest/v1/rpc/') ? value : [value]
  if (rows.every((row) => typeof row === 'object' && row !== null && !Array.isArray(row))) return undefined
  return noRow()
}

/** PostgREST's answer to a body that holds no row. */
function noRow(): Response {
  const message = 'Empty or invalid json'
  return Response.json({ code: 'PGRST102', message, details: null, hint: null }, { status: 400 })
}
