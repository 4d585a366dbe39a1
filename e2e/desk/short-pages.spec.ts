import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('a page of the desk that has little to show is as high as the window, its foot in sight', async ({
  page,
}) => {
  await signIn(page, 'admin@example.com')
  await page.setViewportSize({ width: 1440, height: 1600 })
  for (const address of ['messages', 'newsletter', 'day', 'log']) {
    await page.goto(`/en/admin/${address}`)
    const main = page.getByRole('main')
    await expect(main.locator('.skeleton')).toHaveCount(0)
    await expect(main.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
    // Or it has more, and its foot comes right after it.
    await expect.poll(() => page.evaluate(emptyBelow)).toBeLessThan(150)
  }
})

/** Pixels between the end of what a page shows and its foot, where one has to scroll to the foot; 0 where it is in sight. */
function emptyBelow() {
  const { scrollHeight, clientHeight } = document.documentElement
  if (scrollHeight <= clientHeight) return 0
  const foot = document.querySelector('footer')?.getBoundingClientRect().top ?? 0
  const shown = [...document.querySelectorAll('main .screen *')]
  return foot - Math.max(...shown.map((element) => element.getBoundingClientRect().bottom))
}
