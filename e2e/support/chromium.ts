import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Debian's headless shell first: the same engine without a window's interface, and twice as quick here. */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

/** The browser of the tests: CHROMIUM_PATH, else the system's, else Playwright's own. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  for (const name of systemNames) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim()
    if (found) return found
  }
  const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  return [chromium.executablePath(), macChrome].find((path) => path && existsSync(path))
}

/** Finds a browser or installs one: through Playwright, else through Debian's packages where we are root. */
export function ensureChromium(): string {
  return findChromium() ?? installChromium()
}

function installChromium(): string {
  console.log('No Chromium found: asking Playwright for one …')
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 300_000 })
  const fromPlaywright = findChromium()
  if (fromPlaywright) return fromPlaywright
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    for (const name of ['chromium-headless-shell', 'chromium']) {
      console.log(`Installing Debian's ${name} …`)
      if (spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'inherit' }).status === 0) break
    }
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    'The browser tests need Chromium or Chrome. Install one (Debian and Ubuntu: apt-get install chromium), ' +
      'or set CHROMIUM_PATH to its program.',
  )
}
