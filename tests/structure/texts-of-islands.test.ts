import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sourceFiles } from '../support/source-files.ts'
import { importsOf } from './imports.ts'

const files = new Map(sourceFiles('src').map(({ path, text }) => [path, text]))
const quoted = (text: string) => [...text.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)

/** The file and all that it brings along. */
function withImports(path: string, seen = new Set<string>()): Set<string> {
  const text = files.get(path)
  if (text === undefined || seen.has(path)) return seen
  seen.add(path)
  for (const { from, typeOnly } of importsOf(text)) {
    if (from.startsWith('.') && !typeOnly) withImports(posix.join(posix.dirname(path), from), seen)
  }
  return seen
}

const islands = [...files].flatMap(([path, text]) =>
  [...text.matchAll(/export const (\w+) = island<([^>,]*)/g)].map(([, name = '', given = '']) => ({
    name,
    path,
    given: quoted(given).sort(),
  })),
)

describe('an island is given the texts that its components ask for, and no others', () => {
  test.each(islands)('$name', ({ path, given }) => {
    const asked = [...withImports(path)].flatMap((one) =>
      [...(files.get(one) ?? '').matchAll(/\buseTexts\(([^)]+)\)/g)].flatMap(([, names = '']) =>
        quoted(names),
      ),
    )
    expect(given).toEqual([...new Set(asked)].sort())
  })
})

test('every island of the pages is looked at', () => {
  const used = [...files.values()].flatMap((text) => text.match(/\btexts=\{/g) ?? [])
  expect(used.length).toBeGreaterThan(15)
  const drawn = [...files.values()].flatMap((text) =>
    [...text.matchAll(/<([A-Z]\w+)(?:(?!\/?>\s)[\s\S])*?\btexts=/g)].map(([, name]) => name),
  )
  expect(new Set(drawn)).toEqual(new Set(islands.map(({ name }) => name)))
})
