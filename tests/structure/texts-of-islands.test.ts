import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bookingStatuses } from '../../src/domain/booking/booking.ts'
import { errorCodes } from '../../src/domain/errors.ts'
import { defaultServiceNames } from '../../src/domain/offers/default-service-names.ts'
import { locales } from '../../src/i18n/locales.ts'
import { textsForLinks } from '../../src/i18n/server.ts'
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

describe('the page that a mail leads to has every text that its island can come to say', () => {
  const pages = [...files].filter(
    ([path, text]) => path.endsWith('.astro') && text.includes('textsForLinks('),
  )

  test.each(pages)('%s', (_, page) => {
    const roots = [...page.matchAll(/'\.\.\/\.\.\/(islands\/[\w/]+\.tsx)'/g)].map(([, path]) => `src/${path}`)
    const code = roots.flatMap((root) => [...withImports(root)].map((path) => files.get(path) ?? ''))
    const asked = code.flatMap((text) =>
      [...text.matchAll(/(?<=['`])(?:bookings|errors)\.[\w-]+(?=['`])/g)].map(([key]) => key),
    )
    // Each label of a booking's facts is asked for, whatever the page leaves out of them.
    expect(asked).toContain('bookings.notes')
    // Only a form that one types in says that nothing of it is lost, and only the desk offers a time.
    expect(code.filter((text) => /(?<!function )formErrorText\(/.test(text))).toEqual([])
    const elsewhere = new Set(['errors.kept', 'errors.offer_same_time'])
    const composed = [
      ...errorCodes.filter((code) => /^(booking|offer|link)_/.test(code)).map((code) => `errors.${code}`),
      ...[...bookingStatuses, ...Object.keys(defaultServiceNames)].map((name) => `bookings.${name}`),
    ]
    for (const locale of locales) {
      const kept = Object.entries<object>(textsForLinks(locale, ['bookings', 'errors'])).flatMap(
        ([namespace, texts]) =>
          Object.keys(texts).map((name) => `${namespace}.${name.replace(/_(one|few|many|other)$/, '')}`),
      )
      const missing = new Set([...asked, ...composed]).difference(elsewhere).difference(new Set(kept))
      expect([...missing], locale).toEqual([])
    }
  })

  test('both of them are looked at', () => {
    expect(pages.map(([path]) => path.split('/').at(-1)).sort()).toEqual(['answer.astro', 'offer.astro'])
  })
})
