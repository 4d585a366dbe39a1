import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { adminNavigation, adminSections, appNavigation, publicNavigation } from '../../src/content/routes.ts'

test('every entry of the navigation has its page', () => {
  for (const { path } of [...publicNavigation, ...appNavigation, adminNavigation, ...adminSections]) {
    const page = `src/pages/[...locale]${path === '/' ? '/index' : path}`
    expect([`${page}.astro`, `${page}/index.astro`].some(existsSync), path).toBe(true)
  }
})
