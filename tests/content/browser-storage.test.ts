import { expect, test } from 'vitest'
import { browserStorage } from '../../src/content/browser-storage.ts'
import { storageKeys } from '../../src/domain/storage-keys.ts'
import { sourceFiles } from '../support/source-files.ts'

test('the privacy page names every key under which the code keeps something in a browser', () => {
  const written = sourceFiles('src')
    .filter(({ path, text }) => /\.setItem\(/.test(text) && !path.startsWith('src/content'))
    .flatMap(({ text }) => text.match(/(?<=['`])gegee-[a-z]+(-[a-z]+)*(?=['`])/g) ?? [])
  const used = [...Object.values(storageKeys), ...written]
  const drafts = sourceFiles('src')
    .flatMap(({ text }) => text.match(/(?<=createDraft\(\s*')[a-z-]+(?=')/g) ?? [])
    .map((name) => `gegee-draft-${name}`)
  // So many are found: where the search finds fewer, it no longer reads the code.
  expect({ keys: used.length, drafts: drafts.length }).toEqual({ keys: 7, drafts: 12 })
  const named = browserStorage.map(({ key }) => key)
  expect([...used, ...drafts].filter((key) => !named.includes(key))).toEqual([])
})
