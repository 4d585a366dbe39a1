// Loaded into the server by tests/bench/server.ts, with `--expose-gc`: tells what is in use after collecting garbage.

/** Bytes: what JavaScript holds, what it holds outside its heap (PGlite's memory), and the whole process. */
export type Memory = Pick<NodeJS.MemoryUsage, 'heapUsed' | 'external' | 'rss'>

process.on('message', () => {
  globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  process.send?.({ heapUsed, external, rss } satisfies Memory)
})
