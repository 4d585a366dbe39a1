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
