import { registerHooks } from 'node:module'

/** Lets node run the code of src/ that Vite gives its environment: `import.meta.env` becomes `process.env`. */
export function standInForVite(): void {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context)
      if (!url.includes('/src/') || url.includes('/node_modules/') || !loaded.source) return loaded
      const text = Buffer.from(loaded.source as Uint8Array).toString()
      return { ...loaded, source: text.replaceAll('import.meta.env', 'process.env') }
    },
  })
}
