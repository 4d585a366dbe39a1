import type { Page } from '@playwright/test'
import { expect, test, watch } from '../support/test.ts'

// Every test fails by a console error, an uncaught exception or a breach of the content policy that it does
// not expect. Here each is made on purpose, and expected; two fail, of which each takes a new browser.

/** A page of nothing but a policy. */
const open = (page: Page) =>
  page.setContent(`<meta http-equiv="content-security-policy" content="script-src 'self'">`)

const logError = () => console.error('logged on purpose')
const throwError = () => {
  setTimeout(() => {
    throw new Error('thrown on purpose')
  })
}
const addForeignScript = () => {
  document.body.append(Object.assign(document.createElement('script'), { text: '"on purpose"' }))
}

test.fail('what is not expected fails a test', async ({ page }) => {
  await open(page)
  await page.evaluate(logError)
})

test.fail('what is not expected fails a test in another visitor’s browser, too', async ({ newVisitor }) => {
  const page = await newVisitor()
  await open(page)
  await page.evaluate(logError)
})

test.describe('where it is expected', () => {
  test.use({ expectedErrors: /on purpose|Content Security Policy/ })

  test('a console error, an uncaught exception and a foreign script are heard, and fail nothing', async ({
    page,
    newVisitor,
  }) => {
    for (const visitor of [page, await newVisitor()]) {
      const heard = watch(visitor.context())
      await open(visitor)
      for (const make of [logError, throwError, addForeignScript]) await visitor.evaluate(make)
      for (const words of ['logged on purpose', 'thrown on purpose', 'Content Security Policy']) {
        await expect.poll(() => heard).toContainEqual(expect.stringContaining(words))
      }
    }
  })
})
