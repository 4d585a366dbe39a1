/** How far a sender's clock may be off. */
const TOLERANCE_S = 5 * 60

const bytes = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

/** Whether a webhook was signed just now with the secret (`whsec_…`): the signatures of Svix. */
export async function isSigned(headers: Headers, body: string, secret: string, now: Date): Promise<boolean> {
  const [id, timestamp, signatures] = ['svix-id', 'svix-timestamp', 'svix-signature'].map((name) =>
    headers.get(name),
  )
  if (!id || !timestamp || !signatures) return false
  const age = now.getTime() / 1000 - Number(timestamp)
  if (!(Math.abs(age) <= TOLERANCE_S)) return false
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes(secret.replace(/^whsec_/, '')), algorithm, false, [
    'verify',
  ])
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  const verdicts = signatures.split(' ').map(async (one) => {
    const [version, signature = ''] = one.split(',')
    return (
      version === 'v1' &&
      BASE64.test(signature) &&
      crypto.subtle.verify('HMAC', key, bytes(signature), signed)
    )
  })
  return (await Promise.all(verdicts)).includes(true)
}

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/
