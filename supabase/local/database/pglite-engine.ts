import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

// Freeing code of one thread while another compiles can abort the whole process (nodejs/node#64500).
setFlagsFromString('--no-wasm-code-gc')
// Of PostgreSQL's program V8 improves what has run for a while, not what a start runs through: at its own 13 million
// improving took as much work as all else that a start does.
setFlagsFromString('--wasm-tiering-budget=100000000')

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
