import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

let compiled: Promise<WebAssembly.Module> | undefined

/**
 * PGlite's PostgreSQL, compiled once for all its threads. Each would compile it anew, and what V8 improves of it while
 * it runs would go with the thread.
 */
export function pgliteEngine(): Promise<WebAssembly.Module> {
  const { resolve } = createRequire(import.meta.url)
  compiled ??= readFile(join(resolve('@electric-sql/pglite'), '../pglite.wasm')).then(WebAssembly.compile)
  return compiled
}
