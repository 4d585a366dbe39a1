const SINGLE = 'application/vnd.pgrst.object+json'

/**
 * Answers `.single()` after a write that also embeds another table as PostgREST does: with the one object.
 * lite answers with a list there.
 */
export async function asSingleObject(request: Request, answer: Response): Promise<Response> {
  if (!answer.ok || !request.headers.get('accept')?.includes(SINGLE)) return answer
  // A function that gives nothing back, and HEAD, have no text at all.
  const text = await answer.clone().text()
  const rows: unknown = text && JSON.parse(text)
  if (!Array.isArray(rows)) return answer
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  if (rows.length === 1) return new Response(JSON.stringify(rows[0]), { status: answer.status, headers })
  return Response.json(
    {
      code: 'PGRST116',
      message: 'Cannot coerce the result to a single JSON object',
      details: `The result contains ${rows.length} rows`,
      hint: null,
    },
    { status: 406 },
  )
}
