import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { localKeys } from '../../../../supabase/local/data-folder/keys.ts'

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'gegee-keys-'))
})
afterEach(() => rmSync(parent, { recursive: true }))

test('keys are made once and stay the same', () => {
  const folder = join(parent, '.local')
  const keys = localKeys(folder)
  expect(localKeys(folder)).toEqual(keys)
  expect(keys.publishableKey).toMatch(/^sb_publishable_[\w-]{32}$/)
  expect(keys.secretKey).toMatch(/^sb_secret_[\w-]{32}$/)
  expect(keys.jwtSecret.length).toBeGreaterThan(40)
  expect(localKeys(join(parent, 'other'))).not.toEqual(keys)
})

test('the file is for its owner only, and nothing else is left behind', () => {
  const folder = join(parent, '.local')
  localKeys(folder)
  expect(readdirSync(folder)).toEqual(['keys.json'])
  expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('a damaged file is reported, not replaced', () => {
  writeFileSync(join(parent, 'keys.json'), '{"publishableKey": "x"')
  expect(() => localKeys(parent)).toThrow(/keys\.json does not hold the local keys\. Delete it/)
  expect(readFileSync(join(parent, 'keys.json'), 'utf8')).toBe('{"publishableKey": "x"')
})
