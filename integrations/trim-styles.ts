import postcss, { type AtRule, type Root, type Rule } from 'postcss'

/** What a text of HTML or script may ask of a style sheet. */
export interface Vocabulary {
  /** Classes among them. */
  words: Set<string>
  /** Elements it contains (`<table`) or makes (`jsx("table",`). */
  elements: Set<string>
  properties: Set<string>
}

export function vocabularyOf(text: string): Vocabulary {
  return {
    words: new Set(text.replaceAll('&amp;', '&').split(/[\s"'`<>=\\;]+/)),
    elements: new Set(
      [...text.matchAll(/<([a-z][a-z\d-]*)|\(["'`]([a-z][a-z\d]*)["'`],/g)].map((m) => m[1] ?? m[2] ?? ''),
    ),
    properties: new Set(text.match(/--[\w-]+/g)),
  }
}

/**
 * The rules of a style sheet that can apply to a page: those whose classes and elements all occur in its
 * vocabulary. With the rest go the properties and the animations that nothing asks for any more.
 */
export function trimStyles(css: string, vocabularies: Vocabulary[]): string {
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return
    const selectors = rule.selectors.filter((selector) => {
      const { classes, elements } = needsOf(selector)
      return (
        classes.every((name) => vocabularies.some(({ words }) => words.has(name))) &&
        elements.every((name) => vocabularies.some((vocabulary) => vocabulary.elements.has(name)))
      )
    })
    if (selectors.length === 0) rule.remove()
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors
  })
  // A property may be asked for by another one that goes, so until none goes.
  while (dropUnasked(root, vocabularies));
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  return root.toString()
}

const isKeyframe = (rule: Rule) =>
  rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)

/** What must be there for a selector to match. What stands in `:is()`, `:not()` and the like need not be. */
function needsOf(selector: string): { classes: string[]; elements: string[] } {
  let plain = selector
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replaceAll(/:[\w-]+\((?:[^()\\]|\\.)*\)/g, '')
  }
  const classes = [...plain.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
    name.replaceAll(/\\(.)/g, '$1'),
  )
  const elements = plain.split(/[\s>+~]+/).flatMap((part) => part.match(/^[a-z][a-z\d-]*/) ?? [])
  return { classes, elements: ofInputs.test(plain) ? [...elements, 'input'] : elements }
}

const ofInputs = /::(file-selector|-webkit-(date|calendar|search|inner-spin))/

function dropUnasked(root: Root, vocabularies: Vocabulary[]): boolean {
  const text = root.toString()
  const asked = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const wanted = (name: string) =>
    asked.has(name) || vocabularies.some(({ properties }) => properties.has(name))
  root.walkDecls(/^--/, (declaration) => {
    if (!wanted(declaration.prop)) declaration.remove()
  })
  root.walkAtRules('property', (rule) => {
    if (!wanted(rule.params)) rule.remove()
  })
  root.walkAtRules('keyframes', (rule) => {
    if (!new RegExp(`animation(-name)?:[^;}]*\\b${rule.params}\\b`).test(text)) rule.remove()
  })
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
  return root.toString().length < text.length
}
