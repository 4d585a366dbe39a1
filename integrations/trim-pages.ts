import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { trimStyles, type Vocabulary, vocabularyOf } from './trim-styles.ts'

/**
 * After the build: each public page keeps only the styles it can use, and every page's policy only the hashes
 * of what it contains (Astro writes those of the whole site into each). So a page is one round trip.
 */
export function trimPages(): AstroIntegration {
  return {
    name: 'trim-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        const names = await readdir(folder, { recursive: true })
        const scripts = new Map<string, Script>()
        for (const name of names.filter((entry) => entry.endsWith('.js'))) {
          scripts.set(basename(name), script(await readFile(join(folder, name), 'utf8')))
        }
        for (const name of names.filter((entry) => entry.endsWith('.html'))) {
          const page = await readFile(join(folder, name), 'utf8')
          const listed = !page.includes('content="noindex"')
          await writeFile(join(folder, name), trimPolicy(listed ? trimInlined(page, scripts) : page))
        }
      },
    },
  }
}

interface Script {
  vocabulary: Vocabulary
  /** The names of scripts it mentions: what it imports, now or later. */
  mentions: string[]
}

const mentionsIn = (text: string) => text.match(/[\w.~-]+\.js\b/g) ?? []
const script = (source: string): Script => ({
  vocabulary: vocabularyOf(source),
  mentions: mentionsIn(source),
})

const inlinedStyles = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g

function trimInlined(page: string, scripts: Map<string, Script>): string {
  const content = page.replaceAll(inlinedStyles, '')
  // A class may come from any script: islands draw themselves again in the browser.
  const reached = new Set<Script>()
  const follow = (names: string[]) => {
    for (const name of names) {
      const found = scripts.get(name)
      if (!found || reached.has(found)) continue
      reached.add(found)
      follow(found.mentions)
    }
  }
  follow(mentionsIn(content))
  const vocabularies = [vocabularyOf(content), ...[...reached].map(({ vocabulary }) => vocabulary)]
  return page.replaceAll(
    inlinedStyles,
    (_, open: string, css: string, close: string) => open + trimStyles(css, vocabularies) + close,
  )
}

function trimPolicy(page: string): string {
  const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`
  const scriptHashes = new Set(
    [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, source = '']) =>
      hash(source),
    ),
  )
  const styleHashes = [...page.matchAll(inlinedStyles)].map(([, , css = '']) => hash(css))
  return page.replace(/<meta http-equiv="content-security-policy"[^>]*>/i, (policy) =>
    policy
      .replace(/style-src 'self'[^;]*/, ["style-src 'self'", ...styleHashes].join(' '))
      .replace(/script-src 'self'[^;]*/, (directive) =>
        directive.replaceAll(/ '(sha256-[^']*)'/g, (entry) => (scriptHashes.has(entry.trim()) ? entry : '')),
      ),
  )
}
