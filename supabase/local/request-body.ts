/** More than any form of the site can send. */
const LONGEST = 1024 * 1024

/**
 * The body of a request; null without one. Read before the request queues, so that a slow sender does not
 * hold the database, and only up to a length, so that none fills the memory.
 */
export async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer> | null | 'too-long'> {
  if (request.body === null) return null
  if (Number(request.headers.get('content-length') ?? 0) > LONGEST) return 'too-long'
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body) {
    length += chunk.length
    if (length > LONGEST) return 'too-long'
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
