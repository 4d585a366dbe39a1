import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dist, withImports } from './site.ts'

test('no script imports one that needs it in turn: half of the two would run before what it stands on', () => {
  const scripts = readdirSync(join(dist, '_astro'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `/_astro/${name}`)
  expect(scripts.length).toBeGreaterThan(10)
  const below = new Map(scripts.map((script) => [script, withImports([script])]))
  const circles = scripts.flatMap((one) =>
    scripts.filter((other) => one < other && below.get(one)?.has(other) && below.get(other)?.has(one)),
  )
  expect(circles).toEqual([])
})
