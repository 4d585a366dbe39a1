import { posix } from 'node:path'
import type { SourceFile } from '../support/source-files.ts'

/**
 * What each folder of `src` may import: other folders, folders for their types
 * alone, and packages. The first row that fits a path counts.
 */
interface Row {
  folder: string
  may: readonly string[]
  types?: readonly string[]
  packages: RegExp
}

const none = /^$/
/** Packages that have one place each: the backend, the stores, what the browser hydrates. */
const buildTime = /^(?!@supabase\/|nanostores$|@nanostores\/)/
const browser = /^(?!@supabase\/|astro|node:)/

const shown = ['i18n', 'content', 'domain', 'assets', 'styles', 'build']

export const table: readonly Row[] = [
  { folder: 'domain', may: ['domain'], packages: /^@?(date-fns|zod)(\/|$)/ },
  { folder: 'content', may: ['content'], types: ['domain', 'i18n'], packages: none },
  // i18next translates while building; a test of the built site finds it in no script.
  { folder: 'i18n', may: ['i18n', 'domain', 'locales'], packages: /^(i18next(-fs-backend)?|node:.*)$/ },
  // These run on Node and on Deno, and know neither React nor the browser.
  {
    folder: 'mail',
    may: ['mail', 'content/brand.ts', 'content/contact.ts', 'content/studio.ts', 'i18n', 'domain', 'locales'],
    packages: none,
  },
  { folder: 'administration', may: ['administration', 'i18n', 'domain'], packages: none },
  {
    folder: 'delivery',
    may: ['delivery', 'administration', 'mail', 'content/contact.ts', 'i18n', 'domain'],
    packages: none,
  },
  { folder: 'backend', may: ['backend', 'domain'], packages: /^(@supabase\/supabase-js|zod(\/.*)?)$/ },
  {
    folder: 'stores',
    may: ['stores', 'backend', 'domain'],
    types: ['i18n'],
    packages: /^(nanostores|zod\/mini)$/,
  },
  { folder: 'components/ui', may: ['components/ui', 'domain', 'content'], packages: /^react$/ },
  { folder: 'components', may: ['components', 'islands', ...shown], packages: buildTime },
  // Shows what it sends by what writes the mails.
  {
    folder: 'islands/newsletter',
    may: ['islands/own', 'islands/shared', 'stores', 'components/ui', 'i18n', 'domain', 'content', 'mail'],
    packages: browser,
  },
  {
    folder: 'islands/*',
    may: ['islands/own', 'islands/shared', 'stores', 'components/ui', 'i18n', 'domain', 'content'],
    // The kinds of mail, to name each.
    types: ['mail'],
    packages: browser,
  },
  // What is made while building: pictures, fonts, feeds.
  { folder: 'build', may: ['build', ...shown], packages: buildTime },
  { folder: 'directives', may: ['directives'], packages: buildTime },
  { folder: 'layouts', may: ['layouts', 'components', 'islands', ...shown], packages: buildTime },
  { folder: 'pages', may: ['layouts', 'components', 'islands', ...shown], packages: buildTime },
]

interface Import {
  from: string
  typeOnly: boolean
}

/** The static and dynamic imports and the re-exports of a text. */
export function importsOf(text: string): Import[] {
  const statements = text.matchAll(
    /^[ \t]*(?:import|export)\s+(?:(type)\s+)?(?:([\w$*{][^'"`;]*?)\s+from\s+)?['"]([^'"]+)['"]/gm,
  )
  const dynamic = text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)
  return [
    ...[...statements].map(([, type, names, from = '']) => ({
      from,
      typeOnly: type !== undefined || (names !== undefined && onlyTypes(names)),
    })),
    ...[...dynamic].map(([, from = '']) => ({ from, typeOnly: false })),
  ]
}

/** Whether each name in `{ type A, type B }` is a type. */
function onlyTypes(names: string): boolean {
  const [, inner] = /^\{([^}]*)\}$/.exec(names.trim()) ?? []
  const parts =
    inner
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean) ?? []
  return parts.length > 0 && parts.every((name) => name.startsWith('type '))
}

/** What an Astro file runs at build time; its scripts run in the browser and may use stores. */
function checkedText({ path, text }: SourceFile): string {
  return path.endsWith('.astro') ? (/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') : text
}

const inside = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

/** Each import that the table forbids, as `src/domain/x.ts → ../stores/session.ts`. */
export function forbiddenImports(file: SourceFile): string[] {
  const own = file.path.replace(/^src\//, '')
  const row = table.find(({ folder }) => inside(own, folder.replace('/*', '')))
  if (!row) return []
  const area = own.split('/').slice(0, 2).join('/')
  const scripts = file.path.endsWith('.astro') ? file.text.replace(/^---\n[\s\S]*?\n---/, '') : ''
  const refused = importsOf(checkedText(file)).filter(({ from, typeOnly }) => !allowed(row, from, typeOnly))
  const behind = importsOf(scripts).filter(({ from }) => inside(target(from), 'backend'))
  return [...refused, ...behind].map(({ from }) => `${file.path} → ${from}`)

  function target(from: string): string {
    return posix.normalize(posix.join('src', posix.dirname(own), from)).replace(/^src\//, '')
  }

  function allowed({ may, types = [], packages }: Row, from: string, typeOnly: boolean): boolean {
    if (!from.startsWith('.')) return packages.test(from)
    const path = target(from)
    const folders = [...may, ...(typeOnly ? types : [])].map((name) => (name === 'islands/own' ? area : name))
    return folders.some((folder) => inside(path, folder))
  }
}
