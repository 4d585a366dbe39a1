import { expect, test } from 'vitest'
import { sourceFiles } from '../support/source-files.ts'
import { folderCycles, importCycles } from './cycles.ts'

test('no two files of src need each other, not even for a type', () => {
  expect(importCycles(sourceFiles('src'))).toEqual([])
})

test('the rules lean one way: bookings know the calendar and the offers, these know no bookings', () => {
  expect(folderCycles(sourceFiles('src'), 'src/domain')).toEqual([])
})

test('the check finds folders that need each other, though no two of their files do', () => {
  const files = [
    { path: 'src/domain/booking/a.ts', text: "import { b } from '../calendar/b.ts'\nimport '../errors.ts'" },
    { path: 'src/domain/calendar/b.ts', text: "import '../errors.ts'" },
    { path: 'src/domain/calendar/c.ts', text: "import type { D } from '../booking/d.ts'" },
    { path: 'src/domain/booking/d.ts', text: '' },
    { path: 'src/domain/errors.ts', text: "import './booking/d.ts'" },
  ]
  expect(folderCycles(files, 'src/domain')).toEqual(['booking → calendar → booking'])
})

test('the check finds a round, whatever its length and where it begins', () => {
  const files = [
    { path: 'src/begin.ts', text: "import './a.ts'" },
    { path: 'src/a.ts', text: "import { b } from './deep/b.ts'" },
    { path: 'src/deep/b.ts', text: "import type { C } from '../c.ts'" },
    { path: 'src/c.ts', text: "export * from './a.ts'" },
    { path: 'src/self.ts', text: "import './self.ts'" },
  ]
  expect(importCycles(files)).toEqual([
    'src/a.ts → src/deep/b.ts → src/c.ts → src/a.ts',
    'src/self.ts → src/self.ts',
  ])
})
