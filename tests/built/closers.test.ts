import { expect, test } from 'vitest'
import { listedPages } from './site.ts'

const pages = listedPages.filter(({ locale }) => locale === 'mn')
const named = (html: string) =>
  [...html.matchAll(/src="\/_astro\/([\w-]+)\.\w+\.webp"/g)].map(([, name = '']) => name)

test('no two pages end with the same picture', () => {
  const ends = pages.flatMap(
    ({ html }) => /<section class="closer[\s\S]*?\/_astro\/([\w-]+)\./.exec(html)?.slice(1) ?? [],
  )
  expect(ends.length).toBeGreaterThan(1)
  expect(new Set(ends).size).toBe(ends.length)
})

test('what is seen of a page at once is no picture of another page', () => {
  const seen = pages.flatMap(({ html }) => {
    // Of a slider whose slides fill it the first, of the plan's rooms none: the others come when they are asked for, or
    // after some seconds. Of an item of the equipment what is folded away.
    const first = html
      .replace(
        /(<section class="slider"[\s\S]*?<div class="slide"[\s\S]*?)<div class="slide"[\s\S]*?<\/section>/g,
        '$1',
      )
      .replace(/<ol\b[\s\S]*?<\/ol>/g, '')
      .replace(/<details[\s\S]*?<\/details>/g, '')
    return [...new Set(named(first))]
  })
  const again = seen.filter((name, index) => seen.indexOf(name) !== index)
  expect(seen.length).toBeGreaterThan(15)
  expect(again).toEqual([])
})
