import { expect, test } from 'vitest'
import { browserStorage } from '../../src/content/browser-storage.ts'
import { sourceFiles } from '../support/source-files.ts'

test('the privacy page names every key under which the code keeps something in a browser', () => {
  const used = sourceFiles('src')
    .filter(({ path, text }) => /Storage\.setItem|STORAGE_KEY/.test(text) && !path.startsWith('src/content'))
    .flatMap(({ text }) => text.match(/(?<=['`])gegee-[a-z]+(-[a-z]+)*(?=['`])/g) ?? [])
  const drafts = sourceFiles('src')
    .flatMap(({ text }) => text.match(/(?<=createDraft\(\s*')[a-z-]+(?=')/g) ?? [])
    .map((name) => `gegee-draft-${name}`)
  expect([used.length, drafts.length]).toEqual([3, 4])
  const named = browserStorage.map(({ key }) => key)
  expect([...used, ...drafts].filter((key) => !named.includes(key))).toEqual([])
})
