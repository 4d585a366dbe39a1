import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

// Every test fails by a console error, an uncaught exception or a breach of the content policy that it does
// not expect. Here each is made on purpose; what only differs by expecting it passes.

/** A page of nothing but a policy. */
const open = (page: Page) =>
  page.setContent(`<meta http-equiv="content-security-policy" content="script-src 'self'">`)

const mischief = {
  'a console error': () => console.error('on purpose'),
  'an uncaught exception': () => {
    setTimeout(() => {
      throw new Error('on purpose')
    })
  },
  'a foreign script': () => {
    document.body.append(Object.assign(document.createElement('script'), { text: '"on purpose"' }))
  },
}

for (const [name, make] of Object.entries(mischief)) {
  test.fail(`${name} fails a test`, async ({ page }) => {
    await open(page)
    await page.evaluate(make)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  })

  test.fail(`${name} in another visitor’s browser fails a test`, async ({ newVisitor }) => {
    const page = await newVisitor()
    await open(page)
    await page.evaluate(make)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  })
}

test.describe('where they are expected', () => {
  test.use({ expectedErrors: /on purpose|Content Security Policy/ })

  test('they do not', async ({ page, newVisitor }) => {
    for (const visitor of [page, await newVisitor()]) {
      await open(visitor)
      const heard: string[] = []
      visitor.on('console', (message) => heard.push(message.text()))
      visitor.on('pageerror', (error) => heard.push(error.message))
      for (const make of Object.values(mischief)) await visitor.evaluate(make)
      await expect.poll(() => heard).toHaveLength(3)
    }
  })
})
