import { expect, test } from 'vitest'
import { browserStorage } from '../../src/content/browser-storage.ts'
import { sourceFiles } from '../support/source-files.ts'

test('the privacy page names every key under which the code keeps something in a browser', () => {
  const used = sourceFiles('src')
    .filter(({ path, text }) => /Storage\.setItem|STORAGE_KEY/.test(text) && !path.startsWith('src/content'))
    .flatMap(({ text }) => text.match(/(?<=['`])gegee-[a-z]+(-[a-z]+)*/g) ?? [])
    // What signing out deletes is named by its beginning.
    .filter((key) => key !== 'gegee-draft')
  expect(used.length).toBeGreaterThan(5)
  const named = browserStorage.map(({ key }) => key)
  expect(used.filter((key) => !named.includes(key))).toEqual([])
})
