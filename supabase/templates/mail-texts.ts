// The texts of the mails in every language as one module: Node and Deno find files by imports, which are written out
// here, so that nobody has to write them. The first part of npm run mail-templates.
import { writeFileSync } from 'node:fs'
import { locales } from '../../src/i18n/locales.ts'

/** Their own words, and what the site says of a booking, a price and the way to the studio. */
const spoken = ['bookings', 'common', 'contact', 'mail', 'money']

const nameOf = (locale: string, file: string) =>
  `${locale}${file[0]?.toUpperCase()}${file.slice(1)}`.replaceAll('-', '')

const imports = locales
  .toSorted()
  .flatMap((locale) =>
    spoken.map(
      (file) =>
        `import ${nameOf(locale, file)} from '../../locales/${locale}/${file}.json' with { type: 'json' }`,
    ),
  )

const entries = locales.map(
  (locale) => `  ${locale}: { ${spoken.map((file) => `${file}: ${nameOf(locale, file)}`).join(', ')} },`,
)

/** The module. */
export const mailTextsModule = `// Written by npm run mail-templates.
${imports.join('\n')}

export const allMailTexts = {
${entries.join('\n')}
}
`

if (import.meta.main) writeFileSync('src/mail/all-texts.ts', mailTextsModule)
