import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pagesWithId } from '../../src/content/routes.ts'
import { demoCustomer } from './demo.ts'

const pages = join(import.meta.dirname, '../../src/pages/[...locale]')

/** Every page of the admin area, without language; of those with an id in their path the demo customer's. */
export const adminPaths: string[] = globSync('admin/**/*.astro', { cwd: pages })
  .map((file) => `/${file.replace(/(\/index)?\.astro$/, '')}`)
  .map((page) => pagesWithId.find((one) => one.page === page)?.path.replace(':id', demoCustomer) ?? page)
  .sort()
