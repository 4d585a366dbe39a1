import { brand } from '../content/brand.ts'
import { joinClauses, joinLabel } from '../i18n/joins.ts'
import type { Locale } from '../i18n/locales.ts'
import { anchor, type Block, quote, typedLines } from './blocks.ts'
import { withoutLines } from './clean.ts'
import { type Html, html } from './html.ts'

/** A line of a table. */
export interface Fact {
  label: string
  /** Empty where a value was removed. */
  words: string
  /** The earlier value, where it has changed; empty where there was none. */
  was?: string
  /** How to understand it. */
  note?: string
  /** Where the words lead. */
  link?: string
  /** Somebody's own words, which may have lines. */
  typed?: boolean
}

const NOTHING = '–'

const asText =
  (locale: Locale) =>
  ({ label, words, was, note, typed }: Fact): string => {
    const now = words || NOTHING
    if (typed) {
      const said = [...(was ? [was] : []), now].map((text) => quote(text).text)
      return `${joinLabel(locale, label, '').trimEnd()}\n${said.join('\n→\n')}`
    }
    const change = was ? `${withoutLines(was)} → ${withoutLines(now)}` : withoutLines(now)
    return joinLabel(locale, label, note ? joinClauses(locale, change, note) : change)
  }

function value({ words, was, note, link }: Fact): Html[] {
  const now = link ? [anchor(words, link)] : typedLines(words || NOTHING)
  return [
    ...(was ? [html`<del class="small" style="color:${brand.muted}">${typedLines(was)}</del><br>`] : []),
    ...(was === undefined ? now : [html`<ins style="font-weight:600;text-decoration:none">${now}</ins>`]),
    ...(note
      ? [html`<br><span class="small" style="color:${brand.muted};font-size:14px">${note}</span>`]
      : []),
  ]
}

const row = (fact: Fact): Html => html`<tr>
<th class="line small" scope="row" style="width:30%;padding:10px 12px 10px 0;white-space:nowrap;border-top:1px solid ${brand.line};color:${brand.muted};font-size:14px;line-height:25px;font-weight:400;text-align:left;vertical-align:top">${fact.label}</th>
<td class="line" style="padding:10px 0;border-top:1px solid ${brand.line};vertical-align:top;overflow-wrap:anywhere">${value(fact)}</td>
</tr>`

/** What is known, line by line, each with its label. */
export const facts = (locale: Locale, told: readonly Fact[]): Block => ({
  text: told.map(asText(locale)).join('\n'),
  html: html`<table class="line" style="width:100%;margin:20px 0;border-bottom:1px solid ${brand.line};border-collapse:collapse;font-variant-numeric:tabular-nums">
${told.map(row)}
</table>`,
})
