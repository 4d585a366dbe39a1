import { describe, expect, test } from 'vitest'
import { sourceFiles } from '../support/source-files.ts'
import { forbiddenImports, importsOf, table } from './imports.ts'

const files = sourceFiles('src')
const importing = (path: string, ...lines: string[]) => forbiddenImports({ path, text: lines.join('\n') })

test.each(table.map(({ folder }) => folder))('src/%s imports only what it may', (folder) => {
  const own = files.filter(({ path }) => path.startsWith(`src/${folder.replace('*', '')}`))
  expect(own.flatMap(forbiddenImports)).toEqual([])
})

test('every folder with code has its row in the table', () => {
  const folders = new Set(
    files.map(({ path }) => path.split('/')[1] ?? '').filter((name) => !name.includes('.')),
  )
  const known = [...table.map(({ folder }) => folder.split('/')[0]), 'assets', 'styles']
  expect([...folders].filter((folder) => !known.includes(folder))).toEqual([])
})

test('only functions and the local backend import what runs with the secret key', () => {
  const elsewhere = ['e2e', 'supabase/templates'].flatMap(sourceFiles)
  const imports = elsewhere.flatMap(({ path, text }) =>
    importsOf(text).map(({ from }) => `${path} → ${from}`),
  )
  expect(imports.filter((name) => /src\/(delivery|administration)\//.test(name))).toEqual([])
})

test('rules know neither the clock nor the environment', () => {
  const impure =
    /\bDate\.now\(|\bnew Date\(\)|\bprocess\.|import\.meta|\bMath\.random\(|\bwindow\b|\bdocument\b/
  const domain = files.filter(({ path }) => path.startsWith('src/domain/'))
  expect(domain.filter(({ text }) => impure.test(text)).map(({ path }) => path)).toEqual([])
})

describe('the check refuses', () => {
  test.each([
    ['src/domain/x.ts', "import { atom } from 'nanostores'"],
    ['src/domain/x.ts', "import { t } from '../i18n/t.ts'"],
    ['src/domain/x.ts', "import type { Booking } from '../backend/bookings.ts'"],
    ['src/content/x.ts', "import { bookingStatuses } from '../domain/booking.ts'"],
    ['src/content/x.ts', "import type { Account } from '../stores/session.ts'"],
    ['src/i18n/x.ts', "import { $session } from '../stores/session.ts'"],
    ['src/i18n/x.ts', "import { useMemo } from 'react'"],
    ['src/mail/x.ts', "import { markSvg } from '../build/mark.ts'"],
    ['src/mail/x.ts', "import { createElement } from 'react'"],
    ['src/mail/x.ts', "import { readFileSync } from 'node:fs'"],
    ['src/mail/x.ts', "import { deliver } from '../delivery/deliver.ts'"],
    ['src/delivery/x.ts', "import { $session } from '../stores/session.ts'"],
    ['src/delivery/x.ts', "import { readFileSync } from 'node:fs'"],
    ['src/pages/[...locale]/x.astro', "---\nimport { deliver } from '../../delivery/deliver.ts'\n---\n<p />"],
    ['src/islands/people/X.tsx', "import { people } from '../../administration/people.ts'"],
    ['src/administration/x.ts', "import { supabase } from '../backend/client.ts'"],
    ['src/islands/auth/X.tsx', "import { deliver } from '../../delivery/deliver.ts'"],
    ['src/backend/x.ts', "import { $session } from '../stores/session.ts'"],
    ['src/backend/x.ts', "import { locales } from '../i18n/locales.ts'"],
    ['src/backend/x.ts', "import { Button } from '../islands/auth/Button.tsx'"],
    ['src/stores/x.ts', "import { useStore } from '@nanostores/react'"],
    ['src/stores/x.ts', "import { translator } from '../i18n/t.ts'"],
    ['src/stores/x.ts', "import { labels } from '../islands/bookings/labels.ts'"],
    ['src/components/ui/X.tsx', "import { $session } from '../../stores/session.ts'"],
    ['src/components/ui/X.tsx', "import { locales } from '../../i18n/locales.ts'"],
    ['src/components/home/X.tsx', "import { supabase } from '../../backend/client.ts'"],
    ['src/islands/auth/X.tsx', "import { signIn } from '../../backend/auth.ts'"],
    ['src/islands/auth/X.tsx', "import type { Account } from '../../backend/auth.ts'"],
    ['src/islands/auth/X.tsx', "import { typeName } from '../bookings/labels.ts'"],
    ['src/islands/shared/X.tsx', "import { typeName } from '../bookings/labels.ts'"],
    ['src/backend/x.ts', "import { AuthClient } from '@supabase/auth-js'"],
    ['src/islands/auth/X.tsx', "import { createClient } from '@supabase/supabase-js'"],
    ['src/islands/auth/X.tsx', "const late = () => import('../../backend/auth.ts')"],
    ['src/islands/auth/X.tsx', "export * from '../../backend/auth.ts'"],
    ['src/islands/auth/X.tsx', "import {\n  signIn,\n  signOut,\n} from '../../backend/auth.ts'"],
    ['src/islands/auth/X.tsx', "import '../../backend/auth.ts'"],
    ['src/layouts/X.astro', "---\nimport { $session } from '../stores/session.ts'\n---\n<p />"],
    ['src/pages/[...locale]/x.astro', "---\nimport { supabase } from '../../backend/client.ts'\n---\n<p />"],
    ['src/components/X.astro', "<script>\n  import { signOut } from '../backend/auth.ts'\n</script>"],
  ])('%s: %s', (path, text) => {
    expect(importing(path, text)).toHaveLength(1)
  })
})

describe('the check allows', () => {
  test.each([
    ['src/domain/x.ts', "import { TZDateMini } from '@date-fns/tz/date/mini'"],
    ['src/content/x.ts', "import type { Role } from '../domain/access.ts'"],
    ['src/content/x.ts', "import { type Role, type Viewer } from '../domain/access.ts'"],
    ['src/i18n/x.ts', "import type en from '../../locales/en/common.json'"],
    ['src/mail/x.ts', "import en from '../../locales/en/mail.json' with { type: 'json' }"],
    ['src/delivery/x.ts', "import { writeAccountMail } from '../mail/write-account-mail.ts'"],
    ['src/stores/x.ts', "import * as auth from '../backend/auth.ts'"],
    ['src/islands/auth/X.tsx', "import { useTranslate } from '../shared/texts.ts'"],
    ['src/islands/auth/X.tsx', "import { Field } from './Field.tsx'"],
    ['src/components/X.astro', "<script>\n  import { signOut } from '../stores/session.ts'\n</script>"],
    ['src/pages/[...locale]/x.astro', "---\nimport Form from '../../islands/auth/Form.tsx'\n---\n<p />"],
  ])('%s: %s', (path, text) => {
    expect(importing(path, text)).toEqual([])
  })
})

test('an import is told from one of types alone', () => {
  const text =
    "import type { A } from './a'\nimport { type B } from './b'\nimport { C, type D } from './c'\nimport './e'"
  expect(importsOf(text).map(({ from, typeOnly }) => [from, typeOnly])).toEqual([
    ['./a', true],
    ['./b', true],
    ['./c', false],
    ['./e', false],
  ])
})
