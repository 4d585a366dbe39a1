import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  appNavigation,
  deskSections,
  deskTabs,
  footerNavigation,
  mailPages,
  newBookingForAdmins,
  ownNavigation,
  pagesWithId,
  publicNavigation,
} from '../../src/content/routes.ts'

test('every entry of the navigation has its page', () => {
  const entries = [
    ...publicNavigation,
    ...footerNavigation,
    ...appNavigation,
    ...deskTabs,
    ...deskSections,
    ...ownNavigation,
    newBookingForAdmins,
  ]
  const paths = [...entries.map(({ path }) => path), ...pagesWithId.map(({ page }) => page), ...mailPages]
  for (const path of paths) {
    const page = `src/pages/[...locale]${path === '/' ? '/index' : path}`
    expect([`${page}.astro`, `${page}/index.astro`].some(existsSync), path).toBe(true)
  }
})
