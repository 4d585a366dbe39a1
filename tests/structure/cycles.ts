import { posix } from 'node:path'
import type { SourceFile } from '../support/source-files.ts'
import { importsOf } from './imports.ts'

/** The rounds in which files import each other, types too, as `a.ts → b.ts → a.ts`; each once. */
export function importCycles(files: readonly SourceFile[]): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const finished = new Set<string>()
  const cycles: string[] = []

  function visit(path: string, way: readonly string[]): void {
    const begun = way.indexOf(path)
    if (begun >= 0) cycles.push([...way.slice(begun), path].join(' → '))
    if (begun >= 0 || finished.has(path)) return
    for (const { from } of importsOf(texts.get(path) ?? '')) {
      const target = posix.join(posix.dirname(path), from)
      if (from.startsWith('.') && texts.has(target)) visit(target, [...way, path])
    }
    finished.add(path)
  }

  for (const { path } of files) visit(path, [])
  return cycles
}
