import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

interface Fixtures {
  /** A further browser with its own storage, watched like the first. */
  newVisitor: () => Promise<Page>
  /** The console errors that a test provokes on purpose. */
  expectedErrors: RegExp
}

/** A console error, an uncaught exception or a CSP violation on any page fails the test. */
export const test = base.extend<Fixtures>({
  expectedErrors: [/(?!)/, { option: true }],

  context: async ({ context, expectedErrors }, use) => {
    const problems = watch(context)
    await use(context)
    expect(unexpected(problems, expectedErrors)).toEqual([])
  },

  newVisitor: async ({ browser, baseURL, expectedErrors }, use) => {
    const contexts: BrowserContext[] = []
    const problems: string[] = []
    await use(async () => {
      const context = await browser.newContext({ baseURL })
      contexts.push(context)
      watch(context, problems)
      return context.newPage()
    })
    for (const context of contexts) {
      // A list that a page loads again at this moment is no fault of the test.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    }
    expect(unexpected(problems, expectedErrors)).toEqual([])
  },
})

/** What goes wrong on the pages of a browser from now on, in the words of its console. */
export function watch(context: BrowserContext, problems: string[] = []): string[] {
  context.on('console', (message) => {
    // Signing in rests on a text file, for which a browser looks for an icon where none is.
    const aboutIcon = message.location().url.endsWith('/favicon.ico')
    if (message.type() === 'error' && !aboutIcon) problems.push(message.text())
  })
  context.on('weberror', (error) => problems.push(error.error().message))
  return problems
}

function unexpected(problems: string[], expected: RegExp): string[] {
  return problems.filter((problem) => !expected.test(problem))
}

/** What Chromium writes to the console for an answer with an error status; the page handles it. */
export const refusedRequest = /Failed to load resource: the server responded with a status of 4\d\d/
