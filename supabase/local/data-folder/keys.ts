import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The keys of the embedded backend. Only the publishable one may reach a browser. */
export type LocalKeys = { publishableKey: string; secretKey: string; jwtSecret: string }

/** Makes a set of fresh keys. */
export function newKeys(): LocalKeys {
  return {
    publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    jwtSecret: randomBytes(48).toString('base64url'),
  }
}

/**
 * The keys kept in `folder/keys.json`, made on first use and readable by their owner only.
 * Synchronous and free of dependencies: astro.config.mjs asks for the publishable key while building.
 */
export function localKeys(folder: string): LocalKeys {
  const file = join(folder, 'keys.json')
  return readKeys(file) ?? writeKeys(folder, file)
}

function readKeys(file: string): LocalKeys | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  try {
    const { publishableKey, secretKey, jwtSecret } = JSON.parse(text) as Partial<LocalKeys>
    if (publishableKey && secretKey && jwtSecret) return { publishableKey, secretKey, jwtSecret }
  } catch {
    // Falls through to the sentence below.
  }
  throw new Error(`${file} does not hold the local keys. Delete it; new ones are made at the next start.`)
}

function writeKeys(folder: string, file: string): LocalKeys {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const keys = newKeys()
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 })
  try {
    // A link is atomic, and never replaces keys that another process has just made.
    linkSync(draft, file)
    return keys
  } catch (error) {
    const others = readKeys(file)
    if (others === undefined) throw error
    return others
  } finally {
    rmSync(draft)
  }
}
