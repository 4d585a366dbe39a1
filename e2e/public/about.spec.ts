import { localizedPath } from '../../src/i18n/url.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

for (const [locale, width] of [
  ['mn', 1440],
  ['zh', 390],
] as const) {
  test(`the plan shows the room that is in the address, chosen by keyboard or pointed at (${locale}, ${width} px)`, async ({
    page,
  }) => {
    const t = textsOf(locale)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${localizedPath(locale, '/about')}#kitchen`)
    const rooms = page.getByRole('region', { name: t('about.amenitiesTitle') }).getByRole('listitem')
    const room = (title: string) => rooms.filter({ has: page.getByRole('link', { name: title }) })
    const kitchen = room(t('about.amenityKitchen'))
    const podcast = room(t('about.amenityPodcast'))
    const coffee = room(t('about.amenityCoffee'))
    await expect(kitchen.getByRole('img')).toBeVisible()
    await expect(podcast.getByRole('img')).toBeHidden()

    await podcast.getByRole('link').focus()
    await expect(podcast.getByRole('img')).toBeVisible()
    await expect(kitchen.getByRole('img')).toBeHidden()

    // On the plan itself, with a pointer.
    await page.locator('svg a[href="#coffee"]').click()
    await expect(page).toHaveURL(/#coffee$/)
    await expect(coffee.getByRole('img')).toBeInViewport()
    await expect(podcast.getByRole('img')).toBeHidden()
  })
}
