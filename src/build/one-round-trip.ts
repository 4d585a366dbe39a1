import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { mailPages } from '../content/routes.ts'
import { FRAME, islandsLater } from './islands-later.ts'
import { withOwnPolicy } from './own-policy.ts'
import { withOwnStyles } from './own-styles.ts'
import { shortPictureNames } from './picture-names.ts'
import { isChinese, withWholeWords } from './whole-words.ts'

/**
 * After the build, keeps in each public page only the styles that it can use and moves what wakes its islands into a
 * file, so that the page arrives in one round trip; so too the page of the booking form, which holds the form's frame.
 * Chinese pages break lines between words. Each page's policy names only what the page holds.
 */
export function oneRoundTrip(): AstroIntegration {
  return {
    name: 'one-round-trip',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        const names = await readdir(folder, { recursive: true })
        const read = (name: string) => readFile(join(folder, name), 'utf8')
        const withShortNames = await shortPictureNames(folder, names)
        const scripts = new Map<string, string>()
        for (const name of names.filter((entry) => entry.endsWith('.js'))) {
          scripts.set(basename(name), await read(name))
        }
        for (const name of names.filter((entry) => entry.endsWith('.html'))) {
          const written = withShortNames(await read(name))
          const forEverybody = !written.includes('content="noindex"') || isMailPage(name)
          const page = forEverybody && isChinese(written) ? withWholeWords(written) : written
          const form = isFormPage.test(name)
          const styled =
            forEverybody || form ? await withOwnStyles(page, scripts, form || isMailPage(name)) : page
          const later = forEverybody || page.includes(FRAME)
          const { html, file } = later ? islandsLater(styled, scripts) : { html: styled, file: undefined }
          if (file) await writeFile(join(folder, file.name), file.source)
          await writeFile(join(folder, name), withOwnPolicy(html))
        }
      },
    },
  }
}

const isMailPage = (name: string) => mailPages.some((path) => `/${name}`.endsWith(`${path}.html`))

/** The pages of the booking form. */
const isFormPage = /(^|\/)bookings\/(new|edit)\.html$/
