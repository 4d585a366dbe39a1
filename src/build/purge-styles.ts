import { PurgeCSS, type RawContent } from 'purgecss'
import { isChinese } from './whole-words.ts'

/** Everything that may be a class, an element or an attribute: Tailwind's classes have `:`, `/`, `[`, `%` and commas. */
const words = (text: string) => text.replaceAll('&amp;', '&').match(/[^<>"'`\s;={}\\]+/g) ?? []

/** Elements: as a tag, or as the whole of a word that a script makes one of. */
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

/** What stands in each text, which PurgeCSS asks for again for every page: most of a page's scripts are others', too. */
const known = new Map<string, ReturnType<typeof extractedOf>>()

function extracted(text: string) {
  const found = known.get(text) ?? extractedOf(text)
  known.set(text, found)
  return found
}

/** Rules for what browsers draw in a field, which name no element: of no use where no such field is, or is made. */
const parts: [rules: RegExp, fields: string][] = [
  [/(?<=[{}])::-webkit-(?:date|calendar)[^{}]*\{[^{}]*\}/g, 'date|time|datetime-local|month|week'],
  [/(?<=[{}])::-webkit-(?:inner|outer)-spin-button[^{}]*\{[^{}]*\}/g, 'number'],
  [/(?<=[{}])::-webkit-search-decoration[^{}]*\{[^{}]*\}/g, 'search'],
  [/(?<=[{}])::file-selector-button[^{}]*\{[^{}]*\}/g, 'file'],
]
/** Firefox's rings of old, instead of which `:focus-visible` and the words of a refusal have their own (theme.css). */
const oldRings = /(?<=[{}]):-moz-(?:focusring|ui-invalid)[^{}]*\{[^{}]*\}/g

/** Tailwind's colour of what stands in an empty field, instead of which ours have their own (controls.css). */
const placeholders = /@supports [^{}]*-apple-pay-button[^{}]*\{(?:::placeholder\{[^{}]*\})+\}/g

/** Rules for what stands in a Chinese page: elsewhere one link has a Chinese name, with nothing in it. */
const chinese = /(?<=[{}]):lang\(zh\) (?:[^{},()]|\([^()]*\))*\{[^{}]*\}/g

/**
 * The rules of a style sheet that a page can use, now or later: a rule goes when neither the page nor any of its
 * scripts has a word for it.
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

/** Whoever knows light-dark(), which all colours need, mixes colours, too. */
const withoutOldBrowsers = (css: string) =>
  css.replaceAll(/@supports \(color:color-mix\(in lab, red, red\)\)\{((?:[^{}]*\{[^{}]*\})+)\}/g, '$1')

/**
 * Tailwind's own properties that no rule sets stand as the value that they begin with. What sets them in browsers that
 * do not know @property goes: those that know light-dark() and not @property are Firefox 120 to 127, for which Tailwind
 * is not made.
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
