import type { LocaleFacts } from './locales.ts'

const number = String.raw`(?<=\d|\{\{(?:count|guests|hours|number|value)\}\})`
const unit = String.raw`(?:[kcm]?m²?|[см]?м²?|k?g|к?г|W|Вт|Ws|J|Дж|K|К|MP|Мп|ч|[₮$%])(?![\p{L}\d])`
const joint = '(?:а|без|болон|в|для|до|за|и|из|или|на|но|от|по|с|эсвэл)(?!\\p{L})'
const short = 'а|без|в|во|для|до|за|и|из|к|ко|на|над|не|ни|но|о|об|от|по|под|при|про|с|со|у|эл\\.'

const rules = {
  latin: [new RegExp(`${number} (?=${unit})`, 'gu')],
  cyrillic: [
    // 64 м², до 40 человек; but «с 10:00 | до 12:00».
    new RegExp(`${number} (?=${unit}|(?!${joint})[а-яёөү])`, 'giu'),
    // After a short word: «в зале».
    new RegExp(`(?<=(?<![\\p{L}\\d-])(?:${short})) (?=\\S)`, 'giu'),
    // Before a number that ends a sentence: «зимой 8.»
    / (?=\d+\.(?: |$))/g,
    // Before a particle and before a dash: «то же», «өдрөөр ч», «кадр —».
    / (?=(?:бы|же|ли|ч|л)(?!\p{L}))/gu,
    // One word in two: «долоо хоног», a week.
    /(?<=долоо) (?=хоног)/giu,
    / (?=[—–]\s)/g,
    // After a dash behind so little that the line would end on it: «С вас — идея, с нас — ролик».
    /(?<=(?:^|, )[су]\s[нв]ас\s—) /giu,
  ],
  han: [],
} as const satisfies Record<LocaleFacts['script'], RegExp[]>

/**
 * A text of `locales/` with its no-break spaces, so that no line begins with a unit or a dash, nor ends with
 * one short word. `{{count}}` and the like are numbers.
 */
export function typeset({ script }: Pick<LocaleFacts, 'script'>, text: string): string {
  return (
    rules[script]
      .reduce((spaced: string, rule: RegExp) => spaced.replace(rule, '\u00a0'), text)
      // From one hour to another, 09:00–20:00, and in a name.
      .replace(/(?<=\d:\d\d–)(?=\d)|(?<=Wi-)(?=Fi)|(?<=Улан-)(?=Бат)|(?<=фулл-)(?=фрэйм)/g, '\u2060')
  )
}

/** All texts of a file, typeset. */
export const typesetAll = <T extends Record<string, string>>(
  facts: Pick<LocaleFacts, 'script'>,
  texts: T,
): T => Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, typeset(facts, text)])) as T
