import { type DefaultTreeAdapterMap, parse } from 'parse5'

/** Words that the dictionary splits and the rules below do not rejoin. */
export const oneWord = [
  '一天一夜',
  '不同',
  '乌兰巴托',
  '全画幅',
  '八角柔光箱',
  '图格里克',
  '山脚下',
  '市中心',
  '影棚',
  '意为',
  '注销',
  '短视频',
]

/** Words of one character that belong to what is behind them: 在这里, 和舒适座椅, 半小时, 大面积. */
const begins =
  /^[一不与且两为也从以仅依全共几再凭到半即又及只可各向和在大对将就尽已并应很或所把按新无是最未来某正每由第给让请还这那都长非]$/

const dictionary = new Intl.Segmenter('zh', { granularity: 'word' })
const ours = new RegExp(`(${oneWord.join('|')})`)

const wordsOf = (text: string) =>
  text
    .split(ours)
    .flatMap((part) =>
      oneWord.includes(part) ? [part] : Array.from(dictionary.segment(part), ({ segment }) => segment),
    )

/**
 * A Chinese text with `<wbr>` where a line may end besides its punctuation: without spaces, browsers also break within
 * words. A single character stays with a neighbour, since it is a particle, a measure word or part of a word that no
 * dictionary has, like each in 无影墙. So do figures and their units. A text that only its punctuation divides has one
 * `<wbr>` beside a mark, by which the styles know it.
 */
export function betweenWords(text: string): string {
  let result = ''
  // What has no break before it yet, and the last word of it.
  let held = ''
  let last = ''
  for (const word of wordsOf(text)) {
    const whole = word.length > 1 ? held.length > 1 : begins.test(word) && /^(?:..+|的)$/u.test(last)
    const mayEnd = /\p{sc=Han}$/u.test(last) && !begins.test(last) && /^\p{sc=Han}/u.test(word)
    if (whole && mayEnd) {
      result += '<wbr>'
      held = ''
    }
    result += word
    held = /^[\p{L}\p{N}]/u.test(word) ? held + word : ''
    last = word
  }
  return result.includes('<wbr>')
    ? result
    : result.replace(/(?<=[，。、：；])(?=\p{sc=Han})|(?=（)/u, '<wbr>')
}

export const isChinese = (page: string): boolean => page.includes('<html lang="zh')

type Node = DefaultTreeAdapterMap['node']

/** What may have two lines. */
const prose = new Set(['p', 'li', 'dt', 'dd', 'figcaption', 'summary', 'th'])
/** React finds the nodes again that it has made; the rest is no text, or no prose. */
const others = new Set(['astro-island', 'script', 'style', 'svg', 'template', 'noscript', 'nav', 'select'])
/** Characters that have room on the narrowest line. */
const SHORT = 7

/** Where the texts of prose begin and end in the page. */
function textsOf(node: Node, inProse: boolean): [from: number, to: number][] {
  if (node.nodeName === '#text') {
    const place = node.sourceCodeLocation
    return inProse && place ? [[place.startOffset, place.endOffset]] : []
  }
  if (!('childNodes' in node) || others.has(node.nodeName)) return []
  return node.childNodes.flatMap((child) => textsOf(child, inProse || prose.has(node.nodeName)))
}

/** A Chinese page with its prose so, except what the browser makes anew. */
export function withWholeWords(page: string): string {
  let result = ''
  let end = 0
  for (const [from, to] of textsOf(parse(page, { sourceCodeLocationInfo: true }), false)) {
    const text = page.slice(from, to)
    const divided = text
      .split(/(&[#\w]+;)/)
      .map((part, index) => (index % 2 === 0 && part.length > SHORT ? betweenWords(part) : part))
    result += page.slice(end, from) + divided.join('')
    end = to
  }
  return result + page.slice(end)
}
