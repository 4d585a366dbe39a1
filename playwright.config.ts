import { defineConfig } from '@playwright/test'
import { findChromium } from './e2e/support/chromium.ts'
import { everything } from './e2e/support/journeys.ts'
import { busyPort } from './e2e/support/ports.ts'
import { memoryDisk } from './tests/support/memory-disk.ts'

// The database of the server, and what the browser writes.
process.env.TMPDIR = memoryDisk()

/** Playwright's own settings of the engine, which any of ours replace: a mouse that can hover. */
const POINTERS = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
]

/** Of the public pages: what says nothing of pictures. */
const WITHOUT_PICTURES =
  'public/{accessibility,contact,languages,narrow,prices,slot-first,studio-now,watch}.spec.ts'

const port = Number(process.env.E2E_PORT ?? 4391)

export default defineConfig({
  testDir: 'e2e',
  // What these say is shown once without them, or rarely goes wrong (docs/decisions.md 57).
  grepInvert: everything ? [] : /@in-full/,
  // They only end what hangs. The longest journey takes 25 s on two quiet cores, and took 90 on two that were busy.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // With two of them two cores rest a quarter of the time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    // A language that the site does not speak, so that no page offers another; languages.spec.ts is about those it does.
    locale: 'eo',
    // So that what never comes is named, which the end of a whole test does not do.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Wide enough for the navigation to stand in one row.
    viewport: { width: 1440, height: 900 },
    // Pages that fade into each other make every step wait; motion is a subject of sliders.spec.ts only.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // Decoding and painting pictures takes a tenth of the time, and no journey is about them.
    {
      name: 'journeys',
      testMatch: ['{account,customer,desk}/*.spec.ts', WITHOUT_PICTURES],
      use: { launchOptions: launch('imagesEnabled=false') },
    },
    // Their tests are short: at the end none of the workers waits long for another.
    {
      name: 'public',
      testMatch: 'public/*.spec.ts',
      testIgnore: WITHOUT_PICTURES,
      use: { launchOptions: launch() },
    },
  ],
  webServer: everything ? [server(port), server(busyPort(port), 'busy')] : server(port),
})

/** The product on a database of its own. */
function server(ownPort: number, filledAs = '') {
  return {
    command: `node e2e/support/server.ts ${ownPort} ${filledAs}`,
    url: `http://localhost:${ownPort}/`,
    // lite's least cost of a password: at its own each registration takes a tenth of a second.
    env: { LITE_AUTH_BCRYPT_COST: '4' },
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    timeout: 90_000,
  }
}

/** How the browser is started; further settings of its engine are added to those that Playwright has for all. */
function launch(...settings: string[]) {
  const ours = [...POINTERS, ...settings].join()
  return {
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      `--blink-settings=${ours}`,
      // Nobody sees what is painted: without memory for more than the window shows an eighth of the work falls away.
      '--force-gpu-mem-available-mb=1',
      // A page lives for seconds here: making its scripts faster takes a sixth of the whole work, and gains nothing.
      '--js-flags=--no-opt --no-maglev --no-sparkplug',
    ],
  }
}
