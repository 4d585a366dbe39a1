/** The site embeds a table in a table in a table: a message's replies with their writers. */
const DEEPEST = 2
const MOST = 8
/** What filters may nest: `or=(a.eq.1,and(b.eq.2,or(c.eq.3,c.eq.4)))`. */
const DEEPEST_LOGIC = 4

const REGULAR_EXPRESSION = /^(not\.)?i?match(\((any|all)\))?\./
const REGULAR_EXPRESSION_WITHIN = /(^|[.,(\s])i?match(\((any|all)\))?\./
const LOGIC = /(^|\.)(or|and)$/

/**
 * Refuses in the words of PostgREST what costs far more than any screen asks for: regular expressions, which take for
 * ever with back-references, and embeds within embeds, whose answers grow with every level. A hosted project answers
 * them, within its time for a statement.
 */
export function refuseCostly({ url }: Request): Response | undefined {
  for (const [name, value] of new URL(url).searchParams) {
    if (name === 'select') {
      const { deepest, all } = parentheses(value)
      if (deepest > DEEPEST || all > MOST) return refusal(`embeds go ${DEEPEST} levels deep, ${MOST} in all`)
    } else if (LOGIC.test(name)) {
      if (parentheses(value).deepest > DEEPEST_LOGIC) return refusal('the filters are nested too deeply')
      if (REGULAR_EXPRESSION_WITHIN.test(value)) return refusal(NO_EXPRESSIONS)
    } else if (REGULAR_EXPRESSION.test(value)) return refusal(NO_EXPRESSIONS)
  }
  return undefined
}

const NO_EXPRESSIONS = 'regular expressions (match, imatch) are not offered'

function parentheses(text: string): { deepest: number; all: number } {
  let depth = 0
  let deepest = 0
  let all = 0
  for (const sign of text) {
    if (sign === '(') all += 1
    if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    deepest = Math.max(deepest, depth)
  }
  return { deepest, all }
}

function refusal(why: string): Response {
  return Response.json({ code: 'PGRST100', message: why, details: null, hint: null }, { status: 400 })
}
