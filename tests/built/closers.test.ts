import { expect, test } from 'vitest'
import { listedPages } from './site.ts'

test('no two pages end with the same picture', () => {
  const ends = listedPages
    .filter(({ locale }) => locale === 'mn')
    .flatMap(({ html }) => /<section class="closer[\s\S]*?\/_astro\/([\w-]+)\./.exec(html)?.slice(1) ?? [])
  expect(ends.length).toBeGreaterThan(2)
  expect(new Set(ends).size).toBe(ends.length)
})
