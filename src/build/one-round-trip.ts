import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { mailPages } from '../content/routes.ts'
import { purgeStyles } from './purge-styles.ts'

/**
 * After the build each page for everybody keeps only the styles that it can use, and what wakes its islands later stands in
 * a file, so that it arrives in one round trip; so does the page of the booking form, whose frame stands in it. Every
 * page's policy names only what it holds.
 */
export function oneRoundTrip(): AstroIntegration {
  return {
    name: 'one-round-trip',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        const names = await readdir(folder, { recursive: true })
        const read = (name: string) => readFile(join(folder, name), 'utf8')
        const scripts = new Map<string, string>()
        for (const name of names.filter((entry) => entry.endsWith('.js'))) {
          scripts.set(basename(name), await read(name))
        }
        for (const name of names.filter((entry) => entry.endsWith('.html'))) {
          const page = await read(name)
          const forEverybody = !page.includes('content="noindex"') || isMailPage(name)
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

/** Where one is about to book, on a phone and in a hurry. */
const isFormPage = /(^|\/)bookings\/(new|edit)\.html$/

/** What stands in a page whose form is there before its scripts. */
const FRAME = 'id="form-frame"'

const inlinedStyles = /(?<=<style[^>]*>)[\s\S]*?(?=<\/style>)/g

/** `composed` keeps classes, too, of which a script has the beginning only: `badge-${status}`. */
async function withOwnStyles(
  page: string,
  scripts: ReadonlyMap<string, string>,
  composed: boolean,
): Promise<string> {
  const html = page.replaceAll(inlinedStyles, '')
  const content = [
    { raw: html, extension: 'html' },
    ...reachedFrom(html, scripts).map((raw) => ({ raw, extension: 'js' })),
  ]
  let result = page
  for (const [css] of page.matchAll(inlinedStyles)) {
    const purged = await purgeStyles(css, composed ? [...content, begunBy(css, content)] : content)
    // The policy allows styles by their hash.
    result = result.replace(css, () => purged).replace(hashOf(css), hashOf(purged))
  }
  return result
}

/** The classes of a style sheet that scripts put together, as words. */
function begunBy(css: string, content: { raw: string }[]) {
  const beginnings = new Set(
    content.flatMap(({ raw }) =>
      Array.from(raw.matchAll(/\b(badge|button|notice)-(?=\$\{)/g), ([begin]) => begin),
    ),
  )
  const classes = Array.from(css.matchAll(/\.([a-z]+-)[a-z]+/g))
  const raw = classes.filter(([, begin = '']) => beginnings.has(begin)).map(([name]) => name.slice(1))
  return { raw: raw.join(' '), extension: 'html' }
}

const hashOf = (content: string) => createHash('sha256').update(content).digest('base64')

/**
 * Astro inlines short scripts, which have time until the page is there: they come as a file. So does what wakes the
 * islands, 1.7 KB compressed, where none of them waits for a touch, with the texts that they are given. Scripts and faces
 * are switched on by layouts/early.ts.
 */
function islandsLater(
  page: string,
  scripts: ReadonlyMap<string, string>,
): { html: string; file?: { name: string; source: string } } {
  const [before = '', all = ''] = page.split(/(?=<body)/)
  const head = before
    .replaceAll(/<link rel="preload"[^>]* as="font"[^>]*>/g, '')
    .replace('<style>@font-face', '<style media="not all">@font-face')
    .replace(/<style>astro-island[^<]*<\/style>/, '')
  const body = all
    .replaceAll('<script type="module" src', '<script type="later" src')
    .replace(/<style>astro-island[^<]*<\/style>/, '')
  const waitsForTouch = body.includes('client="intent"')
  const inBody = waitsForTouch
    ? /<script( type="module")>([\s\S]*?)<\/script>/g
    : /<script( type="module")?>([\s\S]*?)<\/script>/g
  const form = body.includes(FRAME)
  // Each with names of its own. What an island is given has to be there before it wakes.
  const source = [
    ...(form ? givenLater(body) : []),
    ...Array.from(body.matchAll(inBody), ([, , script]) => `{${script}}`),
  ].join('')
  const name = `_astro/page.${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`
  const later = [...(form ? ofPaintedIsland(body, scripts) : []), ...(source ? [name] : [])]
  const tags = later.map((file) => `<script type="later" src="/${file}"></script>`).join('')
  const html =
    head +
    (form ? body.replace(longProps, '') : body).replace(inBody, '').replace('</body>', `${tags}</body>`)
  return source ? { html, file: { name, source } } : { html }
}

/** What an island is given, from so many characters on that they would hold the page up. */
const longProps = /(?<=<astro-island uid="(\w+)"[^>]*) props="([^"]{2000,})"/g

const givenLater = (body: string) =>
  Array.from(body.matchAll(longProps), ([, uid, props = '']) => {
    const text = props.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
    return `document.querySelector('[uid="${uid}"]').setAttribute('props',${JSON.stringify(text)});`
  })

/**
 * The files of the island that takes the frame's place, all named: one would only name the next when it is there. What
 * others stand on comes first, so that each runs by itself instead of all in one long task.
 */
function ofPaintedIsland(body: string, scripts: ReadonlyMap<string, string>): string[] {
  const [island = ''] = body.match(/<astro-island[^>]*client="painted"[^>]*opts="[^"]*true[^"]*"[^>]*>/) ?? []
  const names = Array.from(
    island.matchAll(/(?:component|renderer)-url="\/_astro\/([^"]+)"/g),
    ([, url = '']) => url,
  )
  for (const name of names) {
    for (const [, needed = ''] of (scripts.get(name) ?? '').matchAll(/\b(?:from|import)\s*"\.\/([^"]+)"/g)) {
      if (!names.includes(needed)) names.push(needed)
    }
  }
  return names.toReversed().map((name) => `_astro/${name}`)
}

const inlined = /<(?:script|style)(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/(?:script|style)>/g

/**
 * Astro's policy names what all pages of the site inline, 3 KB that do not compress, and stands behind the first
 * script. A page needs its own hashes, and the policy before what it shall judge.
 */
function withOwnPolicy(page: string): string {
  const own = new Set(Array.from(page.matchAll(inlined), ([, content = '']) => hashOf(content)))
  const [policy = ''] = page.match(/<meta http-equiv="content-security-policy"[^>]*>/i) ?? []
  const short = policy.replaceAll(/ 'sha256-([^']+)'/g, (entry, hash: string) => (own.has(hash) ? entry : ''))
  return page.replace(policy, '').replace('<meta charset="utf-8">', (charset) => charset + short)
}

/** The scripts that a page names, and those that these name, whenever they are loaded. */
function reachedFrom(html: string, scripts: ReadonlyMap<string, string>): string[] {
  const reached = new Set<string>()
  const texts = [html]
  for (const text of texts) {
    for (const [name] of text.matchAll(/[\w.~-]+\.js\b/g)) {
      const script = scripts.get(name)
      if (script === undefined || reached.has(script)) continue
      reached.add(script)
      texts.push(script)
    }
  }
  return [...reached]
}
