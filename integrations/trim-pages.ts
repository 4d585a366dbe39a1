import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { trimStyles, type Vocabulary, vocabularyOf } from './trim-styles.ts'

/**
 * After the build: each public page keeps only the styles it can use, what wakes its islands later stands in a
 * file, and every page's policy has only the hashes of what it contains (Astro writes those of the whole site
 * into each). So a page is one round trip.
 */
export function trimPages(): AstroIntegration {
  return {
    name: 'trim-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        const names = await readdir(folder, { recursive: true })
        const sources = new Map<string, string>()
        for (const name of names.filter((entry) => entry.endsWith('.js'))) {
          sources.set(basename(name), await readFile(join(folder, name), 'utf8'))
        }
        const scripts = new Map([...sources].map(([name, source]) => [name, script(source)]))
        for (const name of names.filter((entry) => entry.endsWith('.html'))) {
          const page = await readFile(join(folder, name), 'utf8')
          if (page.includes('content="noindex"')) {
            await writeFile(join(folder, name), trimPolicy(page))
            continue
          }
          const { html, file } = joinScripts(trimInlined(page, scripts), sources)
          if (file) await writeFile(join(folder, file.name), file.source)
          await writeFile(join(folder, name), trimPolicy(scriptsLast(html)))
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

/** Astro's inlined scripts around its islands: one for each way to wake them, and the element itself. */
const wakers =
  /<script>(\(\(\)=>\{(?:(?!<\/script>)[\s\S])*(?:self\.Astro|astro-island)(?:(?!<\/script>)[\s\S])*)<\/script>/g

/** The page's own first script: what the header needs. */
const firstModule = /<script type="module" src="\/_astro\/([^"]+)"><\/script>/

/**
 * Puts the wakers and the header's script into one file, which is one request less before the first view; unless
 * an island waits for the first touch: then each moment counts and the wakers stay in the page.
 */
function joinScripts(
  page: string,
  sources: ReadonlyMap<string, string>,
): { html: string; file?: { name: string; source: string } } {
  const inlined = [...page.matchAll(wakers)].map(([, source = '']) => source)
  const [module, script = ''] = firstModule.exec(page) ?? []
  if (!module || inlined.length === 0 || /<astro-island[^>]* client="intent"/.test(page)) {
    return { html: page }
  }
  const source = [...inlined, sources.get(script)].join(';')
  const name = `_astro/page.${createHash('sha256').update(source).digest('hex').slice(0, 10)}.js`
  const html = page.replaceAll(wakers, '').replace(module, `<script type="module" src="/${name}"></script>`)
  return { html, file: { name, source } }
}

/** Text and picture go before scripts: these make nothing visible, and browsers would share the line among all. */
const scriptsLast = (page: string) =>
  page.replaceAll('<script type="module" src=', '<script type="module" fetchpriority="low" src=')

function trimPolicy(page: string): string {
  const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`
  const scriptHashes = new Set(
    [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, source = '']) =>
      hash(source),
    ),
  )
  const styleHashes = [...page.matchAll(inlinedStyles)].map(([, , css = '']) => hash(css))
  let policy = ''
  const withoutPolicy = page.replace(/<meta http-equiv="content-security-policy"[^>]*>/i, (whole) => {
    policy = whole
      .replace(/style-src 'self'[^;]*/, ["style-src 'self'", ...styleHashes].join(' '))
      .replace(/script-src 'self'[^;]*/, (directive) =>
        directive.replaceAll(/ '(sha256-[^']*)'/g, (entry) => (scriptHashes.has(entry.trim()) ? entry : '')),
      )
    return ''
  })
  // It counts for what comes after it; Astro writes it behind the first script.
  return withoutPolicy.replace(/<meta charset="utf-8">/, (charset) => charset + policy)
}
