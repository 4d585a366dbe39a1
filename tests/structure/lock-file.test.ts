import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Locked {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  resolved?: string
}

const text = readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')
const { packages } = JSON.parse(text) as { packages: Record<string, Locked> }

/** Whether a package finds another one in the folders that Node looks through. */
function finds(from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (`${folder ? `${folder}/` : ''}node_modules/${name}` in packages) return true
    if (!folder) return false
  }
}

test('the lock file holds every package of every platform, without which npm ci refuses', () => {
  const missing = Object.entries(packages).flatMap(([from, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !finds(from, name))
      .map((name) => `${from} → ${name}`),
  )
  expect(missing).toEqual([])
})

test('the lock file names no host that packages come from', () => {
  const hosts = Object.entries(packages).filter(([, { resolved }]) => resolved?.startsWith('http'))
  expect(hosts.map(([name]) => name)).toEqual([])
})
