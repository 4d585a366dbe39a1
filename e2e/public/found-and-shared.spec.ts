import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { alternatesOf } from '../../src/i18n/alternates.ts'
import { type Locale, localeFacts } from '../../src/i18n/locales.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { journeyCases } from '../support/journeys.ts'
import { chooseLanguage } from '../support/languages.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const journeys = journeyCases<{ locale: Locale; other: Locale }>(
  [{ locale: 'mn', other: 'ru' }],
  [{ locale: 'zh', other: 'en' }],
)

for (const { locale, other } of journeys) {
  test(`a page is found, shared and read in another language, and the brochure is downloaded (${locale})`, async ({
    page,
  }) => {
    const t = textsOf(locale)
    await page.goto(localizedPath(locale, '/pricing'))
    await expect(page).toHaveTitle(t('pricing.pageTitle'))
    await expect(page.locator('html')).toHaveAttribute('lang', localeFacts[locale].tag)
    const head = await headOf(page)
    expect(head).toEqual({
      descriptions: [t('pricing.description')],
      canonicals: [localizedPath(locale, '/pricing')],
      alternates: alternatesOf('/pricing'),
      sharedTitle: t('pricing.pageTitle'),
      sharedDescription: t('pricing.description'),
      sharedAddress: localizedPath(locale, '/pricing'),
      picture: expect.stringMatching(new RegExp(`^/og/${locale}/`)),
      origins: 1,
    })

    const picture = await page.request.get(head.picture)
    expect(picture.status()).toBe(200)
    expect(picture.headers()['content-type']).toBe('image/jpeg')
    expect(await pictureSize(page, head.picture)).toEqual([1200, 630])

    const brochureLink = page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('common.downloadBrochure') })
    await brochureLink.scrollIntoViewIfNeeded()
    // The week's times come as one gets near, above what is pressed.
    await expect(page.getByRole('group', { name: t('times.chooseDay') })).toBeVisible()
    const download = page.waitForEvent('download')
    await brochureLink.click()
    const brochure = await download
    expect(brochure.suggestedFilename()).toBe(`gegee-studio-${locale}.pdf`)
    const pdf = await readFile(await brochure.path())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.subarray(-7).toString()).toContain('%%EOF')

    // What the head says of the other language is where the selector leads.
    const tOther = textsOf(other)
    await chooseLanguage(page, other)
    await expect(page).toHaveURL(
      head.alternates.find(({ hreflang }) => hreflang === localeFacts[other].tag)?.href ?? '',
    )
    await expect(page).toHaveTitle(tOther('pricing.pageTitle'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tOther('pricing.title'))
  })
}

/** What a search engine or a messenger that runs the page reads in its head; addresses without their origin. */
function headOf(page: Page) {
  return page.evaluate(() => {
    const origins = new Set<string>()
    const all = (selector: string) => [...document.head.querySelectorAll(selector)]
    const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content') ?? ''
    const path = (address: string) => {
      const url = new URL(address)
      origins.add(url.origin)
      return url.pathname
    }
    const links = (selector: string) =>
      all(selector).map((link) => ({
        hreflang: link.getAttribute('hreflang'),
        href: path(link.getAttribute('href') ?? ''),
      }))
    return {
      descriptions: all('meta[name="description"]').map((tag) => tag.getAttribute('content')),
      canonicals: links('link[rel="canonical"]').map(({ href }) => href),
      alternates: links('link[rel="alternate"][hreflang]'),
      sharedTitle: content('meta[property="og:title"]'),
      sharedDescription: content('meta[property="og:description"]'),
      sharedAddress: path(content('meta[property="og:url"]')),
      picture: path(content('meta[property="og:image"]')),
      origins: origins.size,
    }
  })
}

/** Width and height of a picture as the browser decodes it. */
function pictureSize(page: Page, address: string) {
  return page.evaluate(async (src) => {
    const picture = new Image()
    picture.src = src
    await picture.decode()
    return [picture.naturalWidth, picture.naturalHeight]
  }, address)
}
