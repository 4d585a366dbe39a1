import { writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { redirectsAmong } from './redirects-file.ts'

/** Writes `_redirects`. No endpoint could: Astro leaves out pages whose names begin with `_`. */
export const redirects = (): AstroIntegration => ({
  name: 'redirects',
  hooks: {
    'astro:build:done': ({ dir, pages }) => {
      const paths = pages.map(({ pathname }) => `/${pathname.replace(/\/$/, '')}`)
      return writeFile(new URL('_redirects', dir), redirectsAmong(paths))
    },
  },
})
