import { PurgeCSS, type RawContent } from 'purgecss'
import { isChinese } from './whole-words.ts'

/** Everything that may be a class, an element or an attribute: Tailwind's classes have `:`, `/`, `[`, `%` and commas. */
const words = (text: string) => text.replaceAll('&amp;', '&').match(/[^<>"'`\s;={}\\]+/g) ?? []

/** Elements: a tag of the page, or a whole word of a script. */
const tags = (text: string) =>
  Array.from(
    text.matchAll(/<([a-z][\w-]*)|(["'`])([a-z][a-z0-9-]*)\2/g),
    ([, tag, , made]) => tag ?? made ?? '',
  )

const extractedOf = (text: string) => {
  const all = [...new Set(words(text))]
  return {
    attributes: { names: all, values: all },
    classes: all,
    ids: all,
    tags: [...new Set(tags(text))],
    undetermined: [],
  }
}

/** The words of each text, kept: PurgeCSS asks for them for every page, and pages share most scripts. */
const known = new Map<string, ReturnType<typeof extractedOf>>()

function extracted(text: string) {
  const found = known.get(text) ?? extractedOf(text)
  known.set(text, found)
  return found
}

/** Rules for parts of fields that browsers draw: dropped where no such field is in the page or made by a script. */
const parts: [rules: RegExp, fields: string][] = [
  [/(?<=[{}])::-webkit-(?:date|calendar)[^{}]*\{[^{}]*\}/g, 'date|time|datetime-local|month|week'],
  [/(?<=[{}])::-webkit-(?:inner|outer)-spin-button[^{}]*\{[^{}]*\}/g, 'number'],
  [/(?<=[{}])::-webkit-search-decoration[^{}]*\{[^{}]*\}/g, 'search'],
  [/(?<=[{}])::file-selector-button[^{}]*\{[^{}]*\}/g, 'file'],
]
/** Firefox's own rings, instead of which we have `:focus-visible` and the words of a refusal (theme.css). */
const oldRings = /(?<=[{}]):-moz-(?:focusring|ui-invalid)[^{}]*\{[^{}]*\}/g

/** Tailwind's colour of placeholders; our fields have their own (controls.css). */
const placeholders = /@supports [^{}]*-apple-pay-button[^{}]*\{(?:::placeholder\{[^{}]*\})+\}/g

/** Rules for Chinese pages: elsewhere only one link has a Chinese name, which needs none of them. */
const chinese = /(?<=[{}]):lang\(zh\) (?:[^{},()]|\([^()]*\))*\{[^{}]*\}/g

/**
 * The rules of a style sheet that a page can use, now or later: drops those of which neither the page nor its scripts
 * have a word.
 */
export async function purgeStyles(css: string, content: RawContent[]): Promise<string> {
  // Scripts set properties, too.
  const named = content.flatMap(({ raw }) => raw.match(/--[\w-]+/g) ?? [])
  const [purged] = await new PurgeCSS().purge({
    content,
    css: [{ raw: css }],
    defaultExtractor: extracted,
    keyframes: true,
    variables: true,
    // Attributes and states come and go in the browser; classes and elements decide.
    dynamicAttributes: Array.from(css.matchAll(/(?<!\\)\[([\w-]+)/g), ([, attribute = '']) => attribute),
    safelist: { standard: [/^:/], variables: named },
  })
  if (!purged) throw new Error('PurgeCSS gave no styles back')
  const styles = withoutUnread(withFirstValues(withoutOldBrowsers(purged.css)))
  const has = (fields: string) => {
    const field = new RegExp(`\\btype["']?[=:]\\s*["'\`](?:${fields})\\b`)
    return content.some(({ raw }) => field.test(raw))
  }
  const inLanguage = content.some(({ raw }) => isChinese(raw)) ? styles : styles.replace(chinese, '')
  return parts
    .filter(([, fields]) => !has(fields))
    .reduce(
      (left, [rules]) => left.replace(rules, ''),
      inLanguage.replace(oldRings, '').replace(placeholders, ''),
    )
}

/** Without the descriptions of properties that no rule reads. */
const withoutUnread = (css: string) =>
  css.replaceAll(/@property (--[\w-]+)\{[^}]*\}\n?/g, (rule, name: string) =>
    css.includes(`var(${name}`) ? rule : '',
  )

/** Drops fallbacks for browsers that cannot mix colours: those with light-dark(), which all colours need, can. */
const withoutOldBrowsers = (css: string) =>
  css.replaceAll(/@supports \(color:color-mix\(in lab, red, red\)\)\{((?:[^{}]*\{[^{}]*\})+)\}/g, '$1')

/**
 * Replaces Tailwind's own properties that no rule sets by their initial value, and drops what sets them in browsers
 * without @property: of those with light-dark(), only Firefox 120 to 127, which Tailwind does not support.
 */
function withFirstValues(css: string): string {
  const rules = css.replace(/@layer properties\{@supports[^{]*\{[^{}]*\{[^{}]*\}\}\}/, '')
  let result = rules
  for (const [, name = '', value] of css.matchAll(
    /@property (--tw-[\w-]+)\{[^}]*?(?:initial-value:([^;}]+))?\}/g,
  )) {
    if (new RegExp(`[{;]${name}:`).test(rules)) continue
    result = result
      .replaceAll(
        new RegExp(`var\\(${name},((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*)\\)`, 'g'),
        value ?? '$1',
      )
      .replaceAll(`var(${name})`, value ?? 'initial')
  }
  return result
}
