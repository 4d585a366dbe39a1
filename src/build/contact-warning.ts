import type { AstroIntegration } from 'astro'
import { contact } from '../content/contact.ts'
import { exampleContactWarning } from '../content/example-contact.ts'

/** Warns at the end of a build, where it is seen, that ways to reach the studio are still examples. */
export const contactWarning = (): AstroIntegration => ({
  name: 'contact-warning',
  hooks: {
    'astro:build:done': ({ logger }) => {
      const warning = exampleContactWarning(contact)
      if (warning) logger.warn(warning)
    },
  },
})
