import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { dist } from './site.ts'

const kept = resolve('docs/imagery/encoded/assets')
const shown = join(dist, '_astro')

const contentOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

/** The names in `folder` of those pictures whose content none in `others` has. */
function without(folder: string, others: string): string[] {
  const known = new Set(globSync(`${others}/*.avif`).map(contentOf))
  return globSync(`${folder}/*.avif`)
    .filter((file) => !known.has(contentOf(file)))
    .map((file) => basename(file))
}

test('of the pictures that wait encoded for the next build the site shows each, so that none is left to be deleted', () => {
  expect(without(kept, shown)).toEqual([])
  expect(without(shown, kept)).toEqual([])
})
