import { createHmac } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const PERIOD_SECONDS = 30

/** Bytes as people copy them into an authenticator app (RFC 4648, base32 without padding). */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The code that an authenticator app shows at a time (RFC 6238 with SHA-1, 30 seconds, six digits). */
export function codeAt(secret: string, milliseconds: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(milliseconds / 1000 / PERIOD_SECONDS)))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Whether a code is right now, on a clock that goes up to 30 seconds before or after ours. */
export function isCodeNow(code: string, secret: string, now: number): boolean {
  return [-1, 0, 1].some((periods) => codeAt(secret, now + periods * PERIOD_SECONDS * 1000) === code)
}

/** The content of the QR code: the issuer, the account and the secret. */
export function totpAddress(issuer: string, email: string, secret: string): string {
  const [by, account] = [encodeURIComponent(issuer), encodeURIComponent(email)]
  return `otpauth://totp/${by}:${account}?algorithm=SHA1&digits=6&issuer=${by}&period=${PERIOD_SECONDS}&secret=${secret}`
}
