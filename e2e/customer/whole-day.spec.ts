import { readFile } from 'node:fs/promises'
import { addDays } from '../../src/domain/calendar/days.ts'
import { fromStudioMoment } from '../../src/domain/calendar/studio-time.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { lengthWords, periodWords, periodWordsOn, shortPeriodWords } from '../../src/i18n/session-words.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { dateInWords } from '../support/bookings.ts'
import { bookButton, startTime } from '../support/calendar.ts'
import { leaseDay } from '../support/days.ts'
import { journeyCases } from '../support/journeys.ts'
import { newEmail, register, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

for (const [locale, adminLocale] of journeyCases<[Locale, Locale]>([['ru', 'zh']], [['mn', 'en']])) {
  test(`a day and a night is told with the date of its end wherever it is shown (${locale}, ${adminLocale})`, {
    tag: '@in-full',
  }, async ({ page, newVisitor }) => {
    const t = textsOf(locale)
    const main = page.getByRole('main')
    const date = leaseDay({ length: 2 })
    const next = addDays(date, 1)
    const start = fromStudioMoment({ date, time: '10:00' }) as Date
    const end = fromStudioMoment({ date: next, time: '10:00' }) as Date
    // Spaces as they are in the page: what is joined there does not break.
    const period = periodWords({ locale, t }, { start, end })
    const email = newEmail(`whole-day-${locale}`)
    await register(page, locale, email)

    await page.goto(
      `${localizedPath(locale, '/bookings/new')}?service=events&duration=1440&start=${date}T10:00:00%2B08:00`,
    )
    await expect(startTime(page, locale, date, '10:00')).toBeChecked()
    const summary = page.getByRole('region', { name: t('bookings.summary') })
    await expect(summary).toContainText(period)
    await expect(summary).toContainText(lengthWords({ locale, t }, 1440))
    await bookButton(page, locale).click()
    await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}$/)
    await expect(main).toContainText(period)
    const save = page.getByRole('button', { name: t('bookings.calendarFile') })
    const [ics] = await Promise.all([page.waitForEvent('download'), save.click()])
    const day = date.replaceAll('-', '')
    expect(await readFile(await ics.path(), 'utf8')).toContain(`DTSTART:${day}T020000Z`)
    expect(await readFile(await ics.path(), 'utf8')).toContain(`DTEND:${next.replaceAll('-', '')}T020000Z`)
    await page.goto(localizedPath(locale, '/dashboard'))
    await expect(page.getByRole('article')).toContainText(period)

    await test.step('nobody else is offered a time within it', async () => {
      await page.goto(`${localizedPath(locale, '/bookings/new')}?date=${next}`)
      await expect(startTime(page, locale, next, '09:00')).toBeDisabled()
      await expect(startTime(page, locale, next, '10:00')).toBeEnabled()
    })

    await test.step('the studio sees it on both days', async () => {
      const admin = await newVisitor()
      const words = { locale: adminLocale, t: textsOf(adminLocale) }
      const told = shortPeriodWords(words, { start, end })
      await signIn(admin, 'admin@example.com')
      await admin.goto(localizedPath(adminLocale, `/admin/bookings?search=${email}`))
      await expect(admin.getByRole('row').filter({ hasText: email })).toContainText(told)
      const exports = admin.getByRole('button', { name: textsOf(adminLocale)('admin.export') })
      const [csv] = await Promise.all([admin.waitForEvent('download'), exports.click()])
      expect(await readFile(await csv.path(), 'utf8')).toMatch(
        new RegExp(`${date}[,;]10:00[,;]${next} 10:00[,;]1440`),
      )
      for (const shown of [date, next]) {
        await admin.goto(localizedPath(adminLocale, `/admin/bookings?view=week&day=${shown}`))
        const column = admin.getByRole('listitem').filter({
          has: admin.getByRole('heading', { name: dateInWords(adminLocale, shown) }),
        })
        const block = column.getByRole('link').filter({ hasText: email })
        await expect(block).toContainText(periodWordsOn(words, { start, end }, shown))
      }
    })
  })
}
