import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What a build reads: the site's own files and what configures it. */
const INPUTS = ['{src,public,locales}/**/*', '*.{json,mjs,ts}', 'supabase/local/data-folder/keys.ts']

/**
 * A name for everything that the site in `root` is built from, the variables of the environment and the local key
 * that its pages carry included; whatever changes gives another name.
 */
export function builtFrom(root: string, publishableKey: string): string {
  const hash = createHash('sha256').update(publishableKey)
  for (const name of Object.keys(process.env).sort()) {
    if (/^(PUBLIC_\w+|SITE_URL)$/.test(name)) hash.update(`\0${name}=${process.env[name]}`)
  }
  for (const name of globSync(INPUTS, { cwd: root }).sort()) {
    const file = join(root, name)
    if (statSync(file).isFile()) hash.update(`\0${name}\0`).update(readFileSync(file))
  }
  return hash.digest('base64url')
}
