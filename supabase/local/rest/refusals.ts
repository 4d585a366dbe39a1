/** Answers a query that PostgREST could not read with its 400; lite answers some with 500. */
export async function asSyntaxRefusal(answer: Response): Promise<Response> {
  if (answer.status !== 500) return answer
  const { message } = (await answer
    .clone()
    .json()
    .catch(() => ({}))) as { message?: string }
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
 * object of its letters: a long one held the thread that serves the pages for seconds. Rows of nothing, which lite
 * writes into SQL that cannot be read, are refused with them: no screen sends any.
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
  const forFunction = pathname.startsWith('/rest/v1/rpc/')
  const rows = Array.isArray(value) && !forFunction ? value : [value]
  const isRow = (row: unknown) =>
    typeof row === 'object' &&
    row !== null &&
    !Array.isArray(row) &&
    (forFunction || Object.keys(row).length > 0)
  if (rows.length > 0 && rows.every(isRow)) return undefined
  const message = 'Empty or invalid json'
  return Response.json({ code: 'PGRST102', message, details: null, hint: null }, { status: 400 })
}
