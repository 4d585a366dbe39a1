import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/

const forms: [extension: string, compress: (bytes: Buffer) => Promise<Buffer>][] = [
  ['gz', (bytes) => promisify(gzip)(bytes, { level: 9 })],
  [
    'br',
    (bytes) =>
      promisify(brotliCompress)(bytes, {
        // The highest level takes seconds for a large file; for a page it decides whether it is one round trip.
        params: { [constants.BROTLI_PARAM_QUALITY]: bytes.length < 200_000 ? 11 : 9 },
      }),
  ],
]

/** Writes compressed copies (`.br`, `.gz`) beside the files of a built site, where they are missing or older. */
export async function precompress(root: string): Promise<void> {
  for (const name of await readdir(root, { recursive: true })) await precompressFile(join(root, name))
}

/** The same for one file; one that gains nothing from it goes without. */
export async function precompressFile(file: string): Promise<void> {
  if (!COMPRESSIBLE.test(file)) return
  const { mtimeMs, size } = await stat(file)
  // Smaller ones go out in one packet anyway.
  if (size < 1024) return
  for (const [extension, compress] of forms) {
    const copy = `${file}.${extension}`
    const known = await stat(copy).catch(() => null)
    if (known !== null && known.mtimeMs >= mtimeMs) continue
    const draft = `${copy}.draft`
    await writeFile(draft, await compress(await readFile(file)))
    await rename(draft, copy)
  }
}
