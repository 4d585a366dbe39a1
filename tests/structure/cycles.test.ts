import { expect, test } from 'vitest'
import { sourceFiles } from '../support/source-files.ts'
import { importCycles } from './cycles.ts'

test('no two files of src need each other, not even for a type', () => {
  expect(importCycles(sourceFiles('src'))).toEqual([])
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
