import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publicNavigation } from '../../src/content/routes.ts'
import { dist, listedPages } from './site.ts'

const folder = join(dist, '_astro')
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, css: readFileSync(join(folder, name), 'utf8') }))
const inPages = listedPages.map(({ address, html }) => ({
  name: address,
  css: [...html.matchAll(/<style[^>]*>([^<]*)/g)].map(([, css]) => css).join('\n'),
}))

// The minifier moves a timeline into the shorthand, which browsers then leave out as a whole.
test.each([...files, ...inPages])('$name: no timeline stands in the shorthand of an animation', ({ css }) => {
  expect(css.match(/[{;]animation:[^;}]*(?:view\(|scroll\(| --)[^;}]*/g) ?? []).toEqual([])
})

test('the pages that stand in the header begin in the light of a later hour, one after the other', () => {
  const hours = publicNavigation.flatMap(({ path }) => {
    const page = listedPages.find((each) => each.path === path)
    return page?.html.match(/"windowlit at-(\d+)/)?.[1] ?? []
  })
  expect(hours.length).toBeGreaterThan(4)
  expect(hours).toEqual(hours.toSorted((one, other) => Number(one) - Number(other)))
})
