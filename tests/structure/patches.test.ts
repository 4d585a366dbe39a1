import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sourceFiles } from '../support/source-files.ts'

const FORM = /^\/\/ Replaces (.+)\.\n\/\/ Why: ((?:.+\n\/\/ )*.+)\n\/\/ Watched by (\w+)\(\)\.\n/

const probes = readFileSync('supabase/local/probes.ts', 'utf8')
const patched = ['@supabase/lite/dist', '@electric-sql/pglite/dist', 'postgres/src'].flatMap(codeIn)

function codeIn(folder: string): string[] {
  return readdirSync(join('node_modules', folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[cm]?js$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
}

describe.each(sourceFiles('supabase/local/patches'))('$path', ({ text }) => {
  const [, replaced = '', , probe = ''] = FORM.exec(text) ?? []

  test('says what it replaces, why, and what watches it', () => {
    expect(text).toMatch(FORM)
  })

  test('replaces what is still there', () => {
    const names = [...replaced.matchAll(/`(\w+)[\w.]*`/g)].map(([, name = '']) => name)
    expect(names).not.toEqual([])
    for (const name of names)
      expect(
        patched.some((code) => code.includes(name)),
        name,
      ).toBe(true)
  })

  test('is watched by a probe that runs', () => {
    expect(probes).toMatch(new RegExp(`await ${probe}\\(`))
  })
})

test('lite is patched nowhere else', () => {
  const elsewhere = sourceFiles('supabase/local').filter(({ path }) => !path.includes('/patches/'))
  const assigning = /Object\.assign\((connection|driver|app)\b|\b(connection|driver|app)\.\w+ = /
  const found = elsewhere.filter(({ text }) => assigning.test(text)).map(({ path }) => path)
  // It puts the mailer in its place.
  expect(found).toEqual(['supabase/local/backend.ts'])
})
