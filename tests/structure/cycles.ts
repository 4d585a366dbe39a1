import { posix } from 'node:path'
import type { SourceFile } from '../support/source-files.ts'
import { importsOf } from './imports.ts'

type Edges = ReadonlyMap<string, ReadonlySet<string>>

/** The rounds in which files import each other, types too, as `a.ts → b.ts → a.ts`; each once. */
export const importCycles = (files: readonly SourceFile[]): string[] => cycles(importsBetween(files))

/** The same among the folders in a folder; what lies beside them is for all. */
export function folderCycles(files: readonly SourceFile[], parent: string): string[] {
  const folderOf = (path: string) => {
    const [folder = '', ...below] = posix.relative(parent, path).split('/')
    return below.length > 0 && folder !== '..' ? folder : undefined
  }
  const edges = new Map<string, Set<string>>()
  for (const [from, targets] of importsBetween(files)) {
    const folder = folderOf(from)
    if (!folder) continue
    const others = [...targets].flatMap((path) => folderOf(path) ?? []).filter((other) => other !== folder)
    edges.set(folder, new Set([...(edges.get(folder) ?? []), ...others]))
  }
  return cycles(edges)
}

/** Each file with those of the others that it imports. */
function importsBetween(files: readonly SourceFile[]): Edges {
  const known = new Set(files.map(({ path }) => path))
  return new Map(
    files.map(({ path, text }) => {
      const relative = importsOf(text).filter(({ from }) => from.startsWith('.'))
      const targets = relative.map(({ from }) => posix.join(posix.dirname(path), from))
      return [path, new Set(targets.filter((target) => known.has(target)))]
    }),
  )
}

function cycles(edges: Edges): string[] {
  const finished = new Set<string>()
  const found: string[] = []

  function visit(one: string, way: readonly string[]): void {
    const begun = way.indexOf(one)
    if (begun >= 0) found.push([...way.slice(begun), one].join(' → '))
    if (begun >= 0 || finished.has(one)) return
    for (const target of edges.get(one) ?? []) visit(target, [...way, one])
    finished.add(one)
  }

  for (const one of edges.keys()) visit(one, [])
  return found
}
