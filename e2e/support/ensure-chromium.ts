import { ensureChromium } from './chromium.ts'

// Run before the browser tests, so that a missing browser is one sentence and not fifty failures.
try {
  console.log(`Browser: ${ensureChromium()}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
