import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import i18next from 'astro-i18next'
import { contactWarning } from './src/build/contact-warning.ts'
import { oneRoundTrip } from './src/build/one-round-trip.ts'
import { plainImports } from './src/build/plain-imports.ts'
import { reactAtOnce } from './src/build/react-at-once.ts'
import { redirects } from './src/build/redirects.ts'
import { redirectsFile } from './src/build/redirects-file.ts'
import { scriptGroups, scriptName } from './src/build/script-groups.ts'
import { watchTexts } from './src/build/watch-texts.ts'
import { clientDirectives } from './src/directives/integration.ts'
import { localKeys } from './supabase/local/data-folder/keys.ts'
import { localBackend } from './supabase/local/dev-plugin.ts'

// With a hosted project configured the site talks to that; with none, to the API on its own origin.
const hostedUrl = process.env.PUBLIC_SUPABASE_URL ?? ''
const publishableKey = process.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY || localKeys('.local').publishableKey

export default defineConfig({
  site: process.env.SITE_URL ?? 'http://localhost:4321',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  // AVIF takes a minute and more of a processor: what is made once stays, in git, for every clone and build.
  cacheDir: './docs/imagery/encoded',
  integrations: [
    react(),
    i18next(),
    clientDirectives(),
    redirects(),
    watchTexts(),
    oneRoundTrip(),
    contactWarning(),
  ],
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        `connect-src 'self' ${hostedUrl}`.trim(),
        "font-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
    },
  },
  vite: {
    resolve: {
      // Realtime and storage stay out of the browser: supabase-js imports them, the studio uses neither.
      alias: [
        {
          find: /^@supabase\/(realtime|storage)-js$/,
          replacement: `${import.meta.dirname}/src/backend/left-out.ts`,
        },
      ],
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: scriptGroups(),
              chunkFileNames: scriptName,
              entryFileNames: scriptName,
            },
          },
        },
      },
    },
    plugins: [plainImports(), reactAtOnce(), tailwindcss(), localBackend(import.meta.dirname, redirectsFile)],
    define: {
      'import.meta.env.PUBLIC_SUPABASE_URL': JSON.stringify(hostedUrl),
      'import.meta.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY': JSON.stringify(publishableKey),
      'import.meta.env.PUBLIC_AUTH_PROVIDERS': JSON.stringify(process.env.PUBLIC_AUTH_PROVIDERS ?? ''),
      'import.meta.env.PUBLIC_CAPTCHA_SITE_KEY': JSON.stringify(process.env.PUBLIC_CAPTCHA_SITE_KEY ?? ''),
    },
  },
})
