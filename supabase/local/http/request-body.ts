import { setTimeout } from 'node:timers/promises'

/** More than any form of the site can send. */
const LONGEST = 1024 * 1024
const DEEPEST = 64
const MOST_MEMBERS = 5000
const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT, COMMA] = Buffer.from('"\\[]{},')

/** Milliseconds without a byte after which nobody waits for the rest. */
const LONGEST_SILENCE = 10_000

/**
 * The body of a request; null without one. Read before the request queues, so that a slow sender does not
 * hold up the database, only up to a length, so that none fills the memory, and only while it goes on coming.
 */
export async function readBody(
  request: Request,
  silence: number = LONGEST_SILENCE,
): Promise<Uint8Array<ArrayBuffer> | null | 'too-long' | 'too-slow'> {
  if (request.body === null) return null
  if (Number(request.headers.get('content-length') ?? 0) > LONGEST) return 'too-long'
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = request.body.getReader()
  for (;;) {
    const part = await within(silence, reader.read())
    if (part === undefined) return 'too-slow'
    if (part.done) break
    length += part.value.length
    if (length > LONGEST) {
      void reader.cancel()
      return 'too-long'
    }
    chunks.push(part.value)
  }
  const body = new Uint8Array(Buffer.concat(chunks))
  return isTooMuch(body) ? 'too-long' : body
}

/** What is awaited, or undefined when it takes longer. */
async function within<T>(milliseconds: number, awaited: Promise<T>): Promise<T | undefined> {
  const clock = new AbortController()
  const over = setTimeout(milliseconds, undefined, { signal: clock.signal }).catch(() => undefined)
  try {
    return await Promise.race([awaited, over])
  } finally {
    clock.abort()
  }
}

/**
 * Whether a JSON text nests deeper than any of ours, or has more members: very deep ones exhaust the stack of
 * JSON.parse, and what has a million members is looked at a million times on the thread that serves the pages.
 */
function isTooMuch(json: Uint8Array): boolean {
  let depth = 0
  let members = 0
  let inString = false
  for (let index = 0; index < json.length; index++) {
    const byte = json[index]
    if (byte === QUOTE) inString = !inString
    else if (inString && byte === BACKSLASH) index += 1
    else if (inString) continue
    else if (byte === COMMA) members += 1
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) depth += 1
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1
    if (depth > DEEPEST || members > MOST_MEMBERS) return true
  }
  return false
}
