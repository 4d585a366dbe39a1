import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { memoryDisk } from './tests/support/memory-disk.ts'

// Node's own name for the folder of temporary files, which what tests start inherits.
process.env.TMPDIR = memoryDisk()

/** Tests without a database: they run with every `npm run check`. */
const unit = [
  'tests/{build,domain,content,i18n,mail,delivery,administration,backend,stores,islands,structure}/**/*.test.ts',
]

/** Those of them that replace a module: whoever has imported it before would go on with the real one. */
const replacing = globSync(unit, { cwd: import.meta.dirname }).filter((file) =>
  readFileSync(join(import.meta.dirname, file), 'utf8').includes('vi.mock('),
)

/** Tests of the built site in `dist/`: they run after the build, before the browser tests. */
const built = ['tests/built/**/*.test.ts']

/** Tests that replace modules of the backend, and so need each its own: with `npm run test:proof` only. */
const probes = ['tests/supabase/local/probes*.test.ts']

/** With `npm run test:proof` only: what is long, and what shorter tests of the same promises stand before. */
const whole = [
  'tests/proof/{fifth-language,hostile-customer,mail-trouble,races}.test.ts',
  'tests/supabase/cli.test.ts',
]

/** What the tests with a database share. */
const database = {
  globalSetup: ['tests/support/setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // lite's least cost of a password: at its own each registration takes a tenth of a second.
  env: {
    LITE_AUTH_BCRYPT_COST: '4',
    // Each server that a test starts compiles the same modules: half of what its start takes.
    NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/node'),
  },
  // Each file boots a database of its own, and there may be two cores; with two workers they rest a fifth of the time.
  maxWorkers: 3,
}

export default defineConfig({
  test: {
    projects: [
      // The others leave nothing behind in what they import: in any order, and all in one process, they pass. The
      // longest take a second, and many more beside a build, a database and whatever else a machine has to do.
      { test: { name: 'unit', include: unit, exclude: replacing, isolate: false, testTimeout: 60_000 } },
      { test: { name: 'unit-apart', include: replacing, testTimeout: 60_000 } },
      // Compressing all scripts takes seconds of a busy machine.
      { test: { name: 'built', include: built, testTimeout: 60_000 } },
      {
        test: {
          ...database,
          name: 'database',
          include: ['tests/**/*.test.ts'],
          exclude: [...unit, ...built, ...probes, ...whole],
          // Loading lite and PGlite anew for each file took a third of the time.
          isolate: false,
        },
      },
      { test: { ...database, name: 'probes', include: probes } },
      // The long tests at their full length; `database` has a small part of each.
      {
        test: {
          ...database,
          name: 'proof',
          include: [
            'tests/proof/**/*.test.ts',
            'tests/database/{races,domain-agrees}.test.ts',
            'tests/api/access.test.ts',
            'tests/database/settings/rules.test.ts',
            'tests/supabase/cli.test.ts',
            'tests/supabase/local/site/build-site.test.ts',
          ],
          env: { ...database.env, PROOF: 'all' },
        },
      },
    ],
  },
})
