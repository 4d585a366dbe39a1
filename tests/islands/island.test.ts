import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import common from '../../locales/en/common.json' with { type: 'json' }
import errors from '../../locales/en/errors.json' with { type: 'json' }
import { island, useLocale, useTexts } from '../../src/islands/shared/island.tsx'

function Inner() {
  const { locale, t } = useTexts('common', 'errors')
  return `${locale}: ${t('common.loading')} ${t('errors.offline')}`
}
const Screen = island<'common' | 'errors', { before?: string }>(({ before }) =>
  createElement('p', null, before, createElement(Inner)),
)

test('what an island holds has the page’s language and texts, however deep it is', () => {
  const drawn = createElement(Screen, { locale: 'en', texts: { common, errors }, before: '— ' })
  expect(renderToStaticMarkup(drawn)).toBe(`<p>— en: ${common.loading} ${errors.offline}</p>`)
})

test('a component whose texts the page does not give throws at once, whichever of them it draws', () => {
  const Poor = island<'common'>(Inner)
  const drawn = createElement(Poor, { locale: 'en', texts: { common } })
  expect(() => renderToStaticMarkup(drawn)).toThrow('No texts of errors on this island')
})

test('a component that asks for the language outside of an island throws', () => {
  expect(() => renderToStaticMarkup(createElement(() => useLocale()))).toThrow('No island')
})
