import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { Backend } from './backend.ts'
import { isBackendPath } from './http/backend-paths.ts'
import { nodeListener } from './http/node-listener.ts'
import { startLocalBackend } from './local-backend.ts'
import { findRewrite, parseRewrites } from './site/rewrites.ts'

const DIRECT = 'x-direct'

/**
 * Lets `astro dev` answer for the backend too, on the site's own address, and follow the site's `redirects`,
 * a `_redirects` file. `root` is the folder of the project.
 */
export function localBackend(root: string, redirects: string): Plugin {
  const rules = parseRewrites(redirects)
  let starting: Promise<Backend> | undefined

  return {
    name: 'local-backend',
    apply: 'serve',
    configureServer(server) {
      const { promise, resolve } = Promise.withResolvers<Backend>()
      server.httpServer?.once('listening', () => {
        starting = startLocalBackend({ folder: join(root, '.local'), siteUrl: addressOf(server) })
        starting.then(resolve, (error: Error) => {
          server.config.logger.error(error.message)
          process.exit(1)
        })
      })

      const answer = nodeListener(async (request, caller) => (await promise).fetch(request, caller))
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? '/', 'http://localhost')
        if (isBackendPath(url.pathname)) return void answer(request, response)
        if (request.headers[DIRECT] !== undefined) return next()
        const page = findRewrite(rules, url.pathname)
        if (page === undefined) return next()
        // A page that exists wins. Only Astro knows which ones do, so it is asked.
        fetch(new URL(url.href.slice(url.origin.length), addressOf(server)), {
          method: 'HEAD',
          headers: { [DIRECT]: '1' },
        }).then((answer) => {
          if (answer.status === 404) request.url = page + url.search
          next()
        }, next)
      })
    },
    async buildEnd() {
      const backend = await starting?.catch(() => undefined)
      starting = undefined
      await backend?.close()
    },
  }
}

function addressOf(server: ViteDevServer): string {
  const address = server.httpServer?.address()
  if (!address || typeof address === 'string') throw new Error('The dev server has no port.')
  return `http://localhost:${address.port}`
}
