import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = ['tests', 'e2e', 'src', 'supabase', 'public']

/** Every file and folder of ours, `/tests/database/` for instance. */
const paths = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }).map(
    (entry) => `${join(entry.parentPath, entry.name).slice(ROOT.length)}${entry.isDirectory() ? '/' : ''}`,
  ),
).concat(FOLDERS.map((folder) => `/${folder}/`))

const code = paths
  .filter((path) => /\/(src|supabase)\/.*\.(ts|tsx|sql|toml)$/.test(path))
  .map((path) => readFileSync(join(ROOT, path), 'utf8'))
  .join('\n')

const rows = readFileSync(join(ROOT, 'SECURITY.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| promise '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, promise = '', keptBy = '', tests = '']) => ({ promise, keptBy, tests }))

const namesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

/** A name stands for a path, or for the end of one whose beginning was said before. */
const isThere = (name: string) =>
  /^(tests|e2e|src|supabase|public)\//.test(name)
    ? paths.includes(`/${name}`)
    : paths.some((path) => path.endsWith(`/${name}`))

describe('SECURITY.md', () => {
  test('promises something', () => expect(rows.length).toBeGreaterThan(30))

  test.each(rows)('names tests that are there: $promise', ({ tests }) => {
    const names = namesIn(tests).filter((name) => !name.startsWith('npm '))
    expect(names).not.toEqual([])
    expect(names.filter((name) => !isThere(name))).toEqual([])
  })

  test.each(rows)('names code that is there: $promise', ({ keptBy }) => {
    const missing = namesIn(keptBy)
      .filter((name) => !name.startsWith('npm '))
      .filter((name) => {
        if (/\.tsx?$|\/$|^public\//.test(name)) return !isThere(name)
        return !code.includes(name.replace(/^\w+\.(?=\w)|\(\)$/g, ''))
      })
    expect(missing).toEqual([])
  })
})
