import { brand } from '../content/brand.ts'
import { joinLabel } from '../i18n/joins.ts'
import type { Locale } from '../i18n/locales.ts'
import { anchor, type Block, quote, typedLines } from './blocks.ts'
import { type Html, html } from './html.ts'

/** A line of a table: what something is, and what it was if that has changed. */
export interface Fact {
  label: string
  words: string
  was?: string
  /** Where the words lead. */
  link?: string
  /** Somebody's own words, which may have lines. */
  typed?: boolean
}

const NOTHING = '–'

const asText =
  (locale: Locale) =>
  ({ label, words, was, typed }: Fact): string => {
    const [now, before] = [words || NOTHING, was === undefined ? undefined : was || NOTHING]
    if (!typed) return joinLabel(locale, label, before === undefined ? now : `${before} → ${now}`)
    const parts = before === undefined ? [now] : [before, now]
    return [joinLabel(locale, label, '').trimEnd(), parts.map((part) => quote(part).text).join('\n→\n')].join(
      '\n',
    )
  }

function value({ words, was, link }: Fact): Html[] {
  const now = link ? [anchor(words, link)] : typedLines(words || NOTHING)
  if (was === undefined) return now
  return [
    html`<del class="small" style="color:${brand.muted}">${typedLines(was || NOTHING)}</del><br>
<ins style="font-weight:600;text-decoration:none">${now}</ins>`,
  ]
}

const row = (fact: Fact): Html => html`<tr>
<th class="line small" scope="row" style="width:34%;padding:9px 16px 9px 0;border-top:1px solid ${brand.line};color:${brand.muted};font-weight:400;text-align:left;vertical-align:top">${fact.label}</th>
<td class="line" style="padding:9px 0;border-top:1px solid ${brand.line};vertical-align:top;overflow-wrap:anywhere">${value(fact)}</td>
</tr>`

/** What is known, line by line, each with its label. */
export const facts = (locale: Locale, told: readonly Fact[]): Block => ({
  text: told.map(asText(locale)).join('\n'),
  html: html`<table class="line" style="width:100%;margin:20px 0;border-bottom:1px solid ${brand.line};border-collapse:collapse;font-variant-numeric:tabular-nums">
${told.map(row)}
</table>`,
})
