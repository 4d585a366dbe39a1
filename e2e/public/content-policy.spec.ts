import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { leaseDay } from '../support/days.ts'
import { wakeIslands } from '../support/islands.ts'
import { bookForCustomer, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

// The pages of what is not there, and the one violation that is provoked; all are counted below.
test.use({ expectedErrors: /status of 4\d\d|Content Security Policy/ })

const dist = join(import.meta.dirname, '../../dist')
const addresses = existsSync(dist)
  ? [
      '/zh',
      ...readdirSync(join(dist, 'zh'), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.html'))
        .map((name) => `/zh/${name.slice(0, -'.html'.length)}`),
    ]
  : []

const ofMembers = /\/(dashboard|profile|admin|bookings)/

test('no page breaks its own content policy', async ({ page }) => {
  test.slow()
  const violations: string[] = []
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, documentURI }) =>
      (window as unknown as { tellViolation: (text: string) => void }).tellViolation(
        `${documentURI}: ${violatedDirective} ${blockedURI}`,
      ),
    )
  })
  // The listener hears what it is there for.
  await page.goto('/zh/about')
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('script'), { text: '1' })),
  )
  await expect.poll(() => violations).toHaveLength(1)
  violations.length = 0

  expect(addresses.length).toBeGreaterThan(20)
  const visit = async (address: string) => {
    await page.goto(address)
    // Some pages lead on to another one while their islands wake.
    await expect(() => wakeIslands(page)).toPass()
  }
  for (const address of addresses.filter((one) => !ofMembers.test(one))) await visit(address)
  await signIn(page, 'admin@example.com')
  const [id] = await bookForCustomer(page, [{ date: leaseDay(), time: '10:00' }])
  for (const address of addresses.filter((one) => ofMembers.test(one))) {
    await visit(
      address.replace(
        /bookings\/(detail|edit)$/,
        (_, kind) => `bookings/${id}${kind === 'edit' ? '/edit' : ''}`,
      ),
    )
  }
  expect(violations).toEqual([])
})
