import { defineConfig } from 'vitest/config'

/** Tests without a database: they run with every `npm run check`. */
const unit = ['tests/{domain,content,i18n,backend,stores,structure}/**/*.test.ts']

/** Tests of the built site in `dist/`: they run after the build, before the browser tests. */
const built = ['tests/built/**/*.test.ts']

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: unit } },
      { test: { name: 'built', include: built } },
      {
        test: {
          name: 'database',
          include: ['tests/**/*.test.ts'],
          exclude: [...unit, ...built],
          globalSetup: ['tests/support/template-setup.ts', 'tests/support/postgres-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Each file boots a database of its own, and there may be two cores.
          maxWorkers: 2,
        },
      },
    ],
  },
})
