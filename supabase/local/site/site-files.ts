import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentType, isCompressible } from './content-types.ts'
import type { Encoding } from './encodings.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A file of the site in memory, with its compressed forms made on demand and kept. */
export type SiteFile = {
  type: string
  compressible: boolean
  etag: string
  bytes(encoding: Encoding | null): Promise<Bytes>
}

const COMPRESS: Record<Encoding, (bytes: Bytes) => Promise<Uint8Array>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        // The highest level takes seconds for a large file; for a page it decides whether it is one round trip.
        [constants.BROTLI_PARAM_QUALITY]: bytes.length < 200_000 ? 11 : 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
}

/** Returns a reader of files that keeps what it has read until the file changes. */
export function siteFiles(): (path: string) => Promise<SiteFile> {
  const kept = new Map<string, { version: string; file: Promise<SiteFile> }>()
  return async (path) => {
    const { mtimeMs, size } = await stat(path)
    const version = `${mtimeMs}-${size}`
    const known = kept.get(path)
    if (known?.version === version) return known.file
    const file = load(path)
    kept.set(path, { version, file })
    file.catch(() => kept.delete(path))
    return file
  }
}

async function load(path: string): Promise<SiteFile> {
  const content: Bytes = new Uint8Array(await readFile(path))
  const type = contentType(path)
  const compressed = new Map<Encoding, Promise<Bytes>>()
  return {
    type,
    compressible: isCompressible(type) && content.length > 1024,
    etag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    bytes(encoding) {
      if (encoding === null) return Promise.resolve(content)
      const known = compressed.get(encoding)
      if (known !== undefined) return known
      const made = COMPRESS[encoding](content).then((bytes) => new Uint8Array(bytes))
      compressed.set(encoding, made)
      return made
    },
  }
}
