import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentAt, dist, withImports } from './site.ts'

const scripts = readdirSync(join(dist, '_astro'))
  .filter((name) => name.endsWith('.js'))
  .map((name) => `/_astro/${name}`)

test('no script has anything of i18next, which translates while building', () => {
  const words = /i18next|pluralSeparator|getFixedT|fallbackLng/
  expect(scripts.filter((script) => words.test(contentAt(script).toString()))).toEqual([])
})

test('no script imports one that needs it in turn: half of the two would run before what it stands on', () => {
  expect(scripts.length).toBeGreaterThan(10)
  const below = new Map(scripts.map((script) => [script, withImports([script])]))
  const circles = scripts.flatMap((one) =>
    scripts.filter((other) => one < other && below.get(one)?.has(other) && below.get(other)?.has(one)),
  )
  expect(circles).toEqual([])
})
