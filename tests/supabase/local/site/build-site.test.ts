import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite } from '../../../../supabase/local/site/build-site.ts'
import { builtFrom } from '../../../../supabase/local/site/built-from.ts'
import { testInFull } from '../../../proof/extent.ts'

/** In Astro's place: most tests are about whether it is asked to build. */
const STAND_IN = `
  import { cpSync, mkdirSync, readFileSync } from 'node:fs'
  if (readFileSync('src/pages/index.astro', 'utf8').includes('missing')) process.exit(1)
  mkdirSync('dist', { recursive: true })
  cpSync('src/pages/index.astro', 'dist/index.html')`

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'gegee-build-'))
  mkdirSync(join(root, 'node_modules/astro/bin'), { recursive: true })
  writeFileSync(join(root, 'node_modules/astro/bin/astro.mjs'), STAND_IN)
  mkdirSync(join(root, 'src/pages'), { recursive: true })
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
})
afterAll(() => rmSync(root, { recursive: true }))

const write = (page: string) => writeFileSync(join(root, 'src/pages/index.astro'), page)
const home = () => readFileSync(join(root, 'dist/index.html'), 'utf8')

async function build(): Promise<string[]> {
  const steps: string[] = []
  await buildSite(root, (step) => steps.push(step))
  return steps
}

test('the site is built once, and again only when something it is built from has changed', async () => {
  write('<h1>Home</h1>')
  expect(await build()).toEqual(['building the site'])
  expect(await build()).toEqual(['the site is built already'])
  write('<h1>Studio</h1>')
  expect(await build()).toEqual(['building the site'])
  expect(home()).toContain('Studio')
})

test('a build that somebody made by hand, or took away, is made anew', async () => {
  utimesSync(join(root, 'dist/index.html'), 1, 1)
  expect(await build()).toEqual(['building the site'])
  rmSync(join(root, 'dist'), { recursive: true })
  expect(await build()).toEqual(['building the site'])
})

test('a build that fails is not taken for one the next time', async () => {
  write('<h1>{missing}</h1>')
  await expect(build()).rejects.toThrow('The site could not be built')
  await expect(build()).rejects.toThrow('The site could not be built')
})

test('another address of the site or another key is another site', () => {
  const plain = builtFrom(root, 'key')
  expect(builtFrom(root, 'key')).toBe(plain)
  expect(builtFrom(root, 'other')).not.toBe(plain)
  process.env.SITE_URL = 'https://gegee.example.com'
  expect(builtFrom(root, 'key')).not.toBe(plain)
  delete process.env.SITE_URL
})

// Astro itself builds with every `npm start`.
testInFull('Astro builds the site, and a build that fails is said', async () => {
  rmSync(join(root, 'node_modules'), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  write('<h1>Home</h1>')
  expect(await build()).toEqual(['building the site'])
  expect(home()).toContain('Home')
  write('<h1>{missing}</h1>')
  await expect(build()).rejects.toThrow('The site could not be built')
})
