import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { localKeys } from '../data-folder/keys.ts'
import { builtFrom } from './built-from.ts'

/**
 * Builds the site in `root` into its `dist/`, unless this function built what is there from the same sources, and no
 * other build came since. Shows Astro's output. Rejects where the build fails.
 */
export async function buildSite(root: string, onProgress: (step: string) => void): Promise<void> {
  const stamp = join(root, '.astro/built-from')
  const home = join(root, 'dist/index.html')
  const inputs = builtFrom(root, localKeys(join(root, '.local')).publishableKey)
  const state = () => (existsSync(home) ? `${inputs} ${statSync(home).mtimeMs}` : '')

  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state()) {
    return onProgress('the site is built already')
  }
  onProgress('building the site')
  const astro = join(root, 'node_modules/astro/bin/astro.mjs')
  const build = spawn(process.execPath, [astro, 'build'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(build, 'close')
  if (code !== 0) throw new Error('The site could not be built; see the errors above.')
  mkdirSync(join(root, '.astro'), { recursive: true })
  writeFileSync(stamp, state())
}
