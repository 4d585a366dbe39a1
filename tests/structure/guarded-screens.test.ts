import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { redirectFor } from '../../src/domain/people/access.ts'

const pages = 'src/pages/[...locale]'

/** The pages that not everybody may open, with the files of the islands that are their screens. */
const closed = globSync('**/*.astro', { cwd: pages })
  .filter((file) => redirectFor(`/${file.replace(/(\/index)?\.astro$/, '')}`, undefined))
  .map((file) => {
    const source = readFileSync(join(pages, file), 'utf8')
    const islands = [...source.matchAll(/<(\w+)\b[^>]*?\sclient:(?:painted|only)\b/g)].map(([, name]) => name)
    const screens = [...source.matchAll(/import \{ (\w+) \} from '(\.[^']+\.tsx)'/g)]
      .filter(([, name]) => islands.includes(name))
      .map(([, , path = '']) => join(dirname(join(pages, file)), path))
    return { file, screens }
  })

/** Beside a screen: a link back, which shows nothing of anybody. */
const harmless = ['BookingBack.tsx']

test('each page in the frame of signed-in screens is closed, and no other', () => {
  const signedIn = globSync('**/*.astro', { cwd: pages }).filter((file) =>
    /<AppLayout\b[^>]*\ssignedIn\b/.test(readFileSync(join(pages, file), 'utf8')),
  )
  expect(signedIn.toSorted()).toEqual(closed.map(({ file }) => file).toSorted())
})

test('there are closed pages to look at', () => {
  expect(closed.length).toBeGreaterThan(12)
})

test.each(closed)('$file shows its screen to whom it is meant for and sends others away', ({ screens }) => {
  expect(screens.some((screen) => !harmless.includes(basename(screen)))).toBe(true)
  const unguarded = screens.filter((screen) => !/<SignedIn[ >]/.test(readFileSync(screen, 'utf8')))
  expect(unguarded.map((screen) => basename(screen)).filter((name) => !harmless.includes(name))).toEqual([])
})
