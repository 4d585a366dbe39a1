import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pagesWithId } from '../../src/content/routes.ts'
import { redirectFor } from '../../src/domain/people/access.ts'
import { demoCustomer } from './demo.ts'

/** Every page's file, as its path without language. */
const pages = globSync('**/*.astro', { cwd: join(import.meta.dirname, '../../src/pages/[...locale]') })
  .map((file) => `/${file.replace(/(^|\/)index\.astro$|\.astro$/, '')}`)
  .sort()

/** Every page that opens without signing in and stays: `/auth/callback` leads on at once. */
export const publicPaths: string[] = pages.filter(
  (page) => page !== '/auth/callback' && !redirectFor(page, undefined),
)

/** Every page of the admin area; of those with an id in their path the demo customer's. */
export const adminPaths: string[] = pages
  .filter((page) => `${page}/`.startsWith('/admin/'))
  .map((page) => pagesWithId.find((one) => one.page === page)?.path.replace(':id', demoCustomer) ?? page)
