import type { AstroIntegration } from 'astro'
import { contact } from '../content/contact.ts'
import { exampleContactWarning } from '../content/example-contact.ts'

/** Says last of a build, where it is seen, that the site still tells examples. */
export const contactWarning = (): AstroIntegration => ({
  name: 'contact-warning',
  hooks: {
    'astro:build:done': ({ logger }) => {
      const warning = exampleContactWarning(contact)
      if (warning) logger.warn(warning)
    },
  },
})
