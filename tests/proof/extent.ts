import { test } from 'vitest'

/** The whole proof (`npm run test:proof`), or the small part of it that fits into `npm test`. */
export const extent = <T>({ all, few }: { all: T; few: T }): T => (process.env.PROOF === 'all' ? all : few)

/** A test that `npm run test:proof` alone runs, as it takes seconds: in `npm test` a shorter one of its file, or the build itself, shows the same. */
export const testInFull = test.runIf(process.env.PROOF === 'all')
