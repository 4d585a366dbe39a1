import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** Makes `client:intent` and `client:settled` known to Astro. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['intent', 'settled']) {
          addClientDirective({
            name,
            entrypoint: fileURLToPath(new URL(`./${name}.ts`, import.meta.url)),
          })
        }
      },
    },
  }
}
