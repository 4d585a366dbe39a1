import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const folder = join(process.cwd(), '.astro/cache/made')

/** A short name for some content; other content has another. */
export function fingerprint(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('base64url').replaceAll(/[-_]/g, '').slice(0, 10)
}

/** The part of a file's address that changes with its content. */
export const addressMark = (...parts: (string | Uint8Array)[]): string => fingerprint(...parts).slice(0, 4)

/**
 * What an earlier build made from the same inputs, or else what `make` makes now. `inputs` must hold
 * everything the result depends on, the source of its code included.
 */
export async function cached(
  name: string,
  inputs: (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const file = join(folder, `${name}-${fingerprint(...inputs)}`)
  const known = await readFile(file).catch(() => undefined)
  if (known) return new Uint8Array(known)
  const made = await make()
  await mkdir(folder, { recursive: true })
  await writeFile(file, made)
  return new Uint8Array(made)
}
