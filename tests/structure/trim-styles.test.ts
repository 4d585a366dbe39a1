import { expect, test } from 'vitest'
import { trimStyles, vocabularyOf } from '../../integrations/trim-styles.ts'

const page = vocabularyOf('<main class="grid md:flex w-[calc(100%-2rem)]"><p data-js>Text</p></main>')
const script = vocabularyOf('e("table",{className:"shown"});root.style.setProperty("--offset",1)')
const trim = (css: string) => trimStyles(css, [page, script])

test('a rule stays when its classes and elements occur in the page or its scripts', () => {
  const css =
    '.grid{color:red}.md\\:flex{color:red}.w-\\[calc\\(100\\%-2rem\\)\\]{width:1px}main p{margin:0}table{margin:0}.shown{margin:0}'
  expect(trim(css)).toBe(css)
})

test('a rule goes when the page has no such class or element', () => {
  expect(trim('.menu{color:red}.grid .menu{color:red}video{margin:0}@media print{.menu{color:red}}')).toBe('')
  expect(trim('.menu,.grid{color:red}')).toBe('.grid{color:red}')
})

test('what need not be there for a rule to apply does not count', () => {
  const css = '.grid:not(.menu){color:red}:is(video,p){margin:0}[data-js] p{margin:0}'
  expect(trim(css)).toBe(css)
})

test('properties and animations go with the last rule that asks for them', () => {
  expect(trim(':root{--a:1px;--b:2px}.grid{margin:var(--a)}.menu{margin:var(--b)}')).toBe(
    ':root{--a:1px}.grid{margin:var(--a)}',
  )
  expect(trim('@keyframes turn{to{rotate:1turn}}.menu{animation:turn 1s}')).toBe('')
  expect(trim(':root{--offset:0}')).toBe(':root{--offset:0}')
})
