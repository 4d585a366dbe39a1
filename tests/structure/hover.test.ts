import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from '../support/source-files.ts'

/** The selectors with `:hover` that stand outside of `@media (hover: hover)`. */
function stickyIn(source: string): string[] {
  const styles = source.replace(/\/\*[\s\S]*?\*\//g, '')
  const open: string[] = []
  const sticky: string[] = []
  for (const [, prelude = '', brace] of styles.matchAll(/([^{};]*)([{}])/g)) {
    if (brace === '}') open.pop()
    else {
      open.push(prelude.trim())
      if (prelude.includes(':hover') && !open.includes('@media (hover: hover)')) sticky.push(prelude.trim())
    }
  }
  return sticky
}

test('a rule for the mouse is found wherever it is nested', () => {
  expect(
    stickyIn('@layer a { .b:hover { color: red } @media (hover: hover) { .c:hover { top: 0 } } }'),
  ).toEqual(['.b:hover'])
})

test('what a mouse lights up does not stay lit where a finger has tapped', () => {
  const sheets = readdirSync('src/styles').map((name) => ({
    path: `src/styles/${name}`,
    text: readFileSync(`src/styles/${name}`, 'utf8'),
  }))
  const inPages = sourceFiles('src')
    .filter(({ path }) => path.endsWith('.astro'))
    .map(({ path, text }) => ({ path, text: (text.match(/<style[\s\S]*?<\/style>/g) ?? []).join('') }))
  const sticky = [...sheets, ...inPages].flatMap(({ path, text }) =>
    stickyIn(text).map((selector) => `${path}: ${selector}`),
  )
  expect(sticky).toEqual([])
})
