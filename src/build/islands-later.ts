import { createHash } from 'node:crypto'

/** Found in pages that hold the form's frame. */
export const FRAME = 'id="form-frame"'

/**
 * Moves Astro's inline scripts that can wait into a file, also what wakes the islands (1.7 KB compressed) where none of
 * them waits for a touch, with the islands' texts. layouts/early.ts switches scripts and faces on.
 */
export function islandsLater(
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
  const given = form || (!waitsForTouch && body.includes('client="settled"'))
  // Each has names of its own. Props have to be there before an island wakes.
  const source = [
    ...(given ? givenLater(body) : []),
    ...Array.from(body.matchAll(inBody), ([, , script]) => `{${script}}`),
  ].join('')
  const name = `_astro/page.${createHash('sha256').update(source).digest('base64url').slice(0, 6)}.js`
  const later = [...(form ? ofPaintedIsland(body, scripts) : []), ...(source ? [name] : [])]
  const tags = later.map((file) => `<script type="later" src="/${file}"></script>`).join('')
  const html =
    head +
    (given ? body.replace(longProps, '') : body).replace(inBody, '').replace('</body>', `${tags}</body>`)
  return source ? { html, file: { name, source } } : { html }
}

/** Props of an island that are long enough to hold the page up: 1,000 characters or more. */
const longProps = /(?<=<astro-island uid="(\w+)"[^>]*) props="([^"]{1000,})"/g

const givenLater = (body: string) =>
  Array.from(body.matchAll(longProps), ([, uid, props = '']) => {
    const text = props.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
    return `document.querySelector('[uid="${uid}"]').setAttribute('props',${JSON.stringify(text)});`
  })

/**
 * The files of the island that replaces the frame, all named in the page: otherwise each names the next once it has
 * loaded. Imported files come first, so that each runs in its own task instead of all in one.
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
