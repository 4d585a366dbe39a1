import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

export interface SourceFile {
  /** From the project's folder: `src/domain/booking/booking.ts`. */
  path: string
  text: string
}

/** The code under a folder of the project. */
export function sourceFiles(folder: string): SourceFile[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|astro|js|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: file.slice(ROOT.length + 1), text: readFileSync(file, 'utf8') }))
}
