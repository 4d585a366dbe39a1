import type { Locator, Page } from '@playwright/test'
import { studioRental } from '../../src/content/price-table.ts'
import { rentalRows } from '../../src/domain/offers/printed-offer.ts'
import type { Service } from '../../src/domain/offers/services.ts'
import type { StudioSettings } from '../../src/domain/offers/settings.ts'
import { formatDay } from '../../src/i18n/format.ts'
import { expectAccessible } from '../support/axe.ts'
import { studioDate } from '../support/days.ts'
import { callAs, expireToken, fillSignIn, forgetSession, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

// One studio, one row of settings: these take turns.
test.describe.configure({ mode: 'serial' })
test.use({ expectedErrors: /Failed to load resource/ })

const mn = textsOf('mn')

/** What the form loads; the page around it asks for the shown hours by itself. */
const ROW = '**/rest/v1/studio_settings?*id=eq.1*'

/** Opens the settings as they are saved; what an earlier step has typed is gone. */
async function openSettings(page: Page, locale: 'mn' | 'en' = 'en') {
  await page.unrouteAll()
  await page.goto(locale === 'mn' ? '/admin/settings' : '/en/admin/settings')
}

const card = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const service = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

/** Opens the card of a service. */
async function openService(page: Page, name: string): Promise<Locator> {
  await card(page, name).click()
  return service(page, name)
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Settings saved.')).toBeVisible()
}

test('what is offered, at which price and from when, is set by an admin', async ({ page, newVisitor }) => {
  await signIn(page, 'admin@example.com')

  await test.step('an admin adds a service with its price, and it can be booked at once', async () => {
    await openSettings(page)
    await page.getByRole('button', { name: 'Add service' }).click()
    const fresh = service(page, 'New service')
    await expect(fresh.getByLabel('Монгол')).toBeFocused()
    await page.keyboard.type('Подкаст')
    await page.getByRole('group', { name: 'Service name' }).getByLabel('English').fill('Podcast day')
    const row = service(page, 'Podcast day')
    await row.getByLabel('Price per hour ($)').fill('35')
    await expect(page.getByText('Not saved yet')).toBeVisible()
    const button = page.getByRole('button', { name: 'Save settings' })
    const limit = page.getByLabel('Pending request limit')
    // Typed while the answer is on its way, it stays, and is not taken for saved.
    await page.route('**/rest/v1/rpc/save_settings', async (route) => {
      await limit.fill('4')
      await route.continue()
    })
    const answered = page.waitForResponse('**/rest/v1/rpc/save_settings')
    await button.click()
    await answered
    await expect(button).toBeVisible()
    await expect(limit).toHaveValue('4')
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await page.unroute('**/rest/v1/rpc/save_settings')
    await limit.fill('6')
    await save(page)
    await expect(button).toBeFocused()
    await limit.fill('5')
    await save(page)
    await page.reload()
    await openService(page, 'Podcast day')
    await expect(row.getByLabel('Price per hour ($)')).toHaveValue('35')
    const customer = await newVisitor()
    await signIn(customer, 'customer@example.com')
    await customer.goto('/en/bookings/new')
    await expect(customer.getByLabel('Session type')).toContainText('Podcast day')
  })

  await test.step('a service nobody booked can be removed, one with bookings only disabled', async () => {
    const row = service(page, 'Podcast day')
    const booked = await openService(page, 'Recording')
    await expect(booked).toContainText('Has bookings: disable it instead of removing it')
    await expect(booked.getByRole('button', { name: 'Remove: Recording' })).toHaveCount(0)
    await row.getByRole('button', { name: 'Remove: Podcast day' }).click()
    await expect(page.getByRole('button', { name: 'Add service' })).toBeFocused()
    await save(page)
    await page.reload()
    await expect(card(page, 'Recording')).toBeVisible()
    await expect(card(page, 'Podcast day')).toHaveCount(0)
  })

  await test.step('a service that was booked while somebody removed it comes back, disabled', async () => {
    await page.route('**/rest/v1/rpc/booked_services', (route) => route.fulfill({ json: [] }))
    await page.reload()
    await (await openService(page, 'Rehearsal')).getByRole('button', { name: 'Remove: Rehearsal' }).click()
    await page.unroute('**/rest/v1/rpc/booked_services')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByRole('alert')).toContainText('This service has bookings')
    await expect(service(page, 'Rehearsal').getByLabel('Enabled')).not.toBeChecked()
  })

  await test.step('one press offers what the price page prints, and it stays once it is saved', async () => {
    // A studio that has not offered it yet; the other tests' studio may have.
    await page.route(ROW, async (route) => {
      const answer = await route.fetch()
      const row = await answer.json()
      row.settings.services = row.settings.services.filter(({ id }: Service) => !(id in rentalRows))
      await route.fulfill({ response: answer, json: row })
    })
    await page.goto('/en/admin/settings')
    await expect(card(page, 'Recording')).toBeVisible()
    await expect(card(page, 'Photo and video')).toHaveCount(0)
    const offer = page.getByRole('button', { name: 'Let customers book studio rental online' })
    await offer.click()
    await expect(
      page.getByText(/Added at the prices on the Pricing page: Photo and video, Movie, Events/),
    ).toBeVisible()
    // Nothing is left to offer.
    await expect(offer).toHaveCount(0)
    await expect(page.getByText(/^Added at the prices on the Pricing page: /)).toBeFocused()
    await save(page)
    await page.unroute(ROW)
    await page.reload()
    for (const [name, prices] of [
      ['Photo and video', studioRental.photoAndVideo],
      ['Movie', studioRental.movie],
      ['Events', studioRental.events],
    ] as const) {
      const row = await openService(page, name)
      await expect(row.getByLabel('Currency')).toHaveValue('MNT')
      const values = (label: string) =>
        row
          .getByLabel(label)
          .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
      expect(await values('Up to (hours)')).toEqual(['2', '4', '8', '24'])
      expect(await values('Price (₮)')).toEqual(prices.map(String))
      await expect(row.getByLabel('May run past closing time')).toBeChecked()
    }
    await expectAccessible(page, { within: 'main' })
  })

  await test.step('a service with bands in four languages is refused beside a wrong band, then saved', async () => {
    await openSettings(page)
    await page.getByRole('button', { name: 'Add service' }).click()
    for (const [label, text] of [
      ['Монгол', 'Подкаст'],
      ['English', 'Podcast'],
      ['Русский', 'Подкаст-студия'],
      ['简体中文', '播客'],
    ] as const) {
      await page.getByRole('group', { name: 'Service name' }).getByLabel(label).fill(text)
    }
    const row = service(page, 'Podcast')
    await row.getByLabel('By duration band').check()
    await row.getByLabel('Currency').selectOption('MNT')
    await row.getByRole('button', { name: 'Add a band' }).click()
    const [hours, prices] = [row.getByLabel('Up to (hours)'), row.getByLabel('Price (₮)')]
    await hours.first().fill('2')
    await prices.first().fill('150000')
    await hours.last().fill('1')
    await prices.last().fill('250000')
    // Wrong things are opened where they stand.
    await card(page, 'Podcast').click()
    await page.getByRole('button', { name: 'Save settings' }).click()
    const bands = row.getByRole('group', { name: 'Bands' })
    await expect(bands).toContainText('Each band must be longer than the one before')
    await expect(bands).toBeFocused()
    await hours.last().fill('4')
    await expect(bands).not.toContainText('Each band must be longer than the one before')
    await row.getByLabel('Group').selectOption('Studio rental')
    await row.getByLabel('Different durations for this service').check()
    await row.getByLabel('3 hours', { exact: true }).uncheck()
    await save(page)

    await page.goto('/admin/settings')
    await card(page, 'Подкаст').click()
    const same = service(page, 'Подкаст')
    await expect(same.getByLabel('简体中文')).toHaveValue('播客')
    await expect(same.getByLabel(mn('settings.bandHours')).last()).toHaveValue('4')
    await expect(same.getByLabel(mn('settings.group'))).toHaveValue('space')
    await expect(
      same.getByLabel(mn('bookings.hours', { count: 3, number: 3 }), { exact: true }),
    ).not.toBeChecked()
    await same.getByRole('button', { name: `${mn('admin.remove')}: Подкаст` }).click()
    await page.getByRole('button', { name: mn('settings.save') }).click()
    await expect(page.getByText(mn('settings.saved'))).toBeVisible()
  })

  await test.step('a price counts from a day on, told on the closed card, until it is taken back', async () => {
    await openSettings(page)
    const row = await openService(page, 'Mastering')
    await row.getByRole('button', { name: 'Add a price change' }).click()
    await expect(row.getByLabel('Applies from', { exact: true })).toBeFocused()
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(row.getByRole('group', { name: 'New price' })).toContainText('one new price per date')
    // So late that no other test comes there.
    const from = studioDate(720)
    const day = formatDay('en', new Date(`${from}T12:00:00+08:00`))
    await row.getByLabel('Applies from', { exact: true }).fill(from)
    const change = row.getByRole('group', { name: day })
    await change.getByLabel('Price per hour ($)').fill('60')
    await save(page)
    await page.reload()
    await expect(page.getByText(`from ${day}: $60 per hour`)).toBeVisible()
    await openService(page, 'Mastering')
    await expect(change.getByLabel('Price per hour ($)')).toHaveValue('60')
    await row.getByRole('button', { name: `Remove: ${day}` }).click()
    await save(page)
  })
})

test('hours, rules and the studio’s emails are set, and of two admins the second is told', {
  tag: '@in-full',
}, async ({ page, context }) => {
  await signIn(page, 'admin@example.com')

  await test.step('a weekday and a special day have their own hours, until they are as always again', async () => {
    await openSettings(page)
    await card(page, 'By day of the week').click()
    const sunday = page.getByRole('group', { name: 'Sunday' })
    await sunday.getByRole('combobox', { name: 'Sunday' }).selectOption('Different hours')
    await sunday.getByLabel('Closing time').selectOption('09:00')
    await card(page, 'Special days').click()
    await page.getByRole('button', { name: 'Add a special day' }).click()
    const fresh = page.getByRole('group', { name: 'New special day' })
    await expect(fresh.getByLabel('Date')).toBeFocused()
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(sunday).toContainText('The closing time must be later than the opening time.')
    await expect(fresh).toContainText('This date is not valid or is listed twice.')
    // Hours in which other tests book, too.
    await sunday.getByLabel('Closing time').selectOption('22:30')
    const date = studioDate(720)
    const day = formatDay('en', new Date(`${date}T12:00:00+08:00`))
    await fresh.getByLabel('Date').fill(date)
    await page.getByRole('group', { name: day }).getByLabel('Closed').uncheck()
    await page.getByRole('group', { name: day }).getByLabel('Closing time').selectOption('14:00')
    await expectAccessible(page, { within: 'main' })
    await save(page)
    await page.reload()
    await expect(page.getByText('Sunday 09:00–22:30')).toBeVisible()
    await expect(page.getByText(`${day} 09:00–14:00`)).toBeVisible()
    await card(page, 'Special days').click()
    await page.getByRole('button', { name: `Remove: ${day}` }).click()
    await card(page, 'By day of the week').click()
    await sunday.getByRole('combobox', { name: 'Sunday' }).selectOption('Usual hours')
    await save(page)
  })

  await test.step('the rules of booking are refused beside their fields, then saved', async () => {
    const [buffer, ahead] = [
      page.getByLabel('Buffer after each session'),
      page.getByLabel('Maximum advance booking'),
    ]
    await buffer.fill('10')
    await expect(page.getByText('Only the studio can cancel a confirmed booking.')).toBeVisible()
    const cancelling = page.getByLabel('Customers may cancel confirmed bookings')
    await cancelling.check()
    const until = page.getByLabel('Latest time to cancel')
    await until.fill('')
    await ahead.fill('800')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText('Please enter 0 to 240 minutes, in steps of 15.')).toBeVisible()
    await expect(buffer).toBeFocused()
    await expect(until).toHaveAttribute('aria-invalid', 'true')
    // Only what no other test's bookings notice is saved.
    await buffer.fill('0')
    await cancelling.uncheck()
    await save(page)
    await page.reload()
    await expect(ahead).toHaveValue('800')
    await expect(cancelling).not.toBeChecked()
    await ahead.fill('730')
    await save(page)
  })

  await test.step('the studio’s own emails have a language, and remind of requests or not', async () => {
    const language = page.getByLabel('Language of the studio’s emails')
    const reminding = page.getByLabel('Remind us of pending requests')
    const hours = page.getByLabel('Remind after (hours)')
    await expect(language).toHaveValue('mn')
    await hours.fill('0')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(hours).toBeFocused()
    await expect(page.getByText('Please enter a whole number of hours from 1 to 720.')).toBeVisible()
    await hours.fill('48')
    await reminding.uncheck()
    await expect(page.getByText('Nobody is reminded of pending requests.')).toBeVisible()
    await save(page)
    await page.reload()
    await expect(reminding).not.toBeChecked()
    await reminding.check()
    await save(page)
  })

  await test.step('of two admins the second is told what the first saved, and decides', async () => {
    const other = await context.newPage()
    await openSettings(other, 'mn')
    const mine = page.getByLabel('Pending request limit')
    const theirs = other.getByLabel(mn('settings.maxPending'))
    await expect(mine).toHaveValue('5')
    await theirs.fill('6')
    await other.getByRole('button', { name: mn('settings.save') }).click()
    await expect(other.getByText(mn('settings.saved'))).toBeVisible()

    await mine.fill('7')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByRole('alert')).toContainText(
      'Another admin has saved different settings. Check them, then save again.',
    )
    await expect(page.getByText('currently saved: 6')).toBeVisible()
    await expect(mine).toHaveValue('7')
    await page.getByRole('button', { name: 'Load the saved settings' }).click()
    await expect(mine).toHaveValue('6')

    await theirs.fill('8')
    const nudge = other.getByLabel(mn('settings.nudgeHours'))
    const hours = await nudge.inputValue()
    await nudge.fill('29')
    await other.getByRole('button', { name: mn('settings.save') }).click()
    await expect(other.getByText(mn('settings.saved'))).toBeVisible()
    await mine.fill('5')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByRole('button', { name: 'Save mine instead' })).toBeVisible()
    // As the sentence says: check them, then save again.
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText('Settings saved.')).toBeVisible()
    await page.reload()
    await expect(mine).toHaveValue('5')
    // What only the other has changed stays as it was saved.
    await expect(page.getByLabel('Remind after (hours)')).toHaveValue('29')
    await page.getByLabel('Remind after (hours)').fill(hours)
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText('Settings saved.')).toBeVisible()
  })
})

test('what is wrong, odd, missing or does not arrive is said, and nothing is saved by mistake', {
  tag: '@in-full',
}, async ({ page }) => {
  await signIn(page, 'admin@example.com')

  await test.step('what is wrong stands beside its field and nothing is sent', async () => {
    await openSettings(page, 'mn')
    let sent = 0
    await page.route('**/rest/v1/rpc/save_settings', (route) => {
      sent += 1
      return route.fallback()
    })
    await page.getByLabel(mn('settings.studioName')).fill('  ')
    await page.getByLabel(mn('settings.opens')).selectOption('22:30')
    await page.getByLabel(mn('settings.maxPending')).fill('0')
    for (const number of [1, 2, 3, 4]) {
      const name = mn('bookings.hours', { count: number, number })
      await page.getByRole('checkbox', { name, exact: true }).uncheck()
    }
    await card(page, mn('bookings.mixing')).click()
    const price = service(page, mn('bookings.mixing')).getByLabel(mn('settings.pricePerHour', { sign: '$' }))
    await price.fill('42')
    await card(page, mn('bookings.mixing')).click()
    await page.getByRole('button', { name: mn('settings.save') }).click()
    await expect(page.getByRole('alert')).toContainText(mn('settings.saveFailed'))
    for (const code of [
      'studio_name_missing',
      'opening_hours_empty',
      'durations_missing',
      'pending_limit_invalid',
      'service_price_invalid',
    ] as const) {
      await expect(page.getByText(mn(`errors.${code}`))).toBeVisible()
    }
    await expect(page.getByLabel(mn('settings.studioName'))).toBeFocused()
    await expect(price).toHaveAttribute('aria-invalid', 'true')
    await price.fill('45')
    await expect(page.getByText(mn('errors.service_price_invalid'))).toBeHidden()
    expect(sent).toBe(0)
  })

  await test.step('a price that is likely a slip is asked about, on a bar that stays in view', async () => {
    await openSettings(page)
    let sent = 0
    await page.route('**/rest/v1/rpc/save_settings', (route) => {
      sent += 1
      return route.fulfill({ status: 500, body: '{"message":"x"}' })
    })
    const save = page.getByRole('button', { name: 'Save settings' })
    const recording = await openService(page, 'Recording')
    await recording.getByLabel('Price per hour ($)').fill('150000')
    await expect(save).toBeInViewport()
    await save.click()
    const dialog = page.getByRole('dialog', { name: 'Is this price right?' })
    await expect(dialog).toContainText('Recording: $150,000 per hour')
    await dialog.getByRole('button', { name: 'Change it' }).click()
    expect(sent).toBe(0)
    await save.click()
    await dialog.getByRole('button', { name: 'Save anyway' }).click()
    await expect(page.getByRole('alert')).toContainText('Failed to save settings')
    expect(sent).toBe(1)
  })

  await test.step('without a change no bar covers the settings; by keyboard it is found, and a change at the window’s edge stays in sight', async () => {
    await openSettings(page)
    const name = page.getByLabel('Studio name')
    await expect(name).toBeVisible()
    const save = page.getByRole('button', { name: 'Save settings' })
    const bar = page.locator('.save-bar')
    const height = async () => (await bar.boundingBox())?.height
    await expect.poll(height).toBeLessThan(2)
    await save.focus()
    await expect.poll(height).toBeGreaterThan(40)
    await expect(save).toBeInViewport()
    await save.blur()
    await expect.poll(height).toBeLessThan(2)

    // At the window's lower edge, where the bar is to come.
    const limit = page.getByLabel('Pending request limit')
    await limit.evaluate((field) =>
      scrollBy({ top: field.getBoundingClientRect().bottom - innerHeight + 10, behavior: 'instant' }),
    )
    await limit.click()
    await page.keyboard.press('ArrowUp')
    await expect(save).toBeInViewport()
    const [field, covers] = [await limit.boundingBox(), await bar.boundingBox()]
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(covers?.y ?? 0)
    // What is as it was has nothing to save.
    await page.keyboard.press('ArrowDown')
    await limit.blur()
    await expect(page.getByText('Not saved yet')).toHaveCount(0)
    await expect.poll(height).toBeLessThan(2)
  })

  await test.step('in a low window, as four times enlarged, nothing covers the field that has the focus', async () => {
    await openSettings(page)
    const usual = page.viewportSize()
    await page.setViewportSize({ width: 360, height: 225 })
    await page.getByLabel('Studio name').fill('')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByLabel('Studio name')).toBeFocused()
    // Where the focus is, a press arrives.
    const covered = () =>
      page.evaluate(() => {
        const { left, top, width, height } = (document.activeElement as HTMLElement).getBoundingClientRect()
        const there = document.elementFromPoint(left + width / 2, top + height / 2)
        return there?.closest('.save-bar, header')?.className
      })
    for (let field = 0; field < 8; field += 1) {
      expect(await covered()).toBeUndefined()
      await page.keyboard.press('Tab')
    }
    if (usual) await page.setViewportSize(usual)
  })

  await test.step('of two admins the second is asked about a price beside the one that the first saved', async () => {
    await openSettings(page)
    const mixing = await openService(page, 'Mixing')
    await mixing.getByLabel('Price per hour ($)').fill('35')
    await page.route('**/rest/v1/rpc/save_settings', (route) =>
      route.fulfill({ status: 409, json: { code: 'PT409', message: 'settings_changed_meanwhile' } }),
    )
    await page.route(ROW, async (route) => {
      const response = await route.fetch()
      const saved = await response.json()
      const row = Array.isArray(saved) ? saved[0] : saved
      row.settings.pricing.mixing = 400
      await route.fulfill({ response, json: saved })
    })
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText('currently saved: Mixing, $400 per hour')).toBeVisible()
    await page.getByRole('button', { name: 'Save mine instead' }).click()
    const dialog = page.getByRole('dialog', { name: 'Is this price right?' })
    await expect(dialog).toContainText('Mixing: $35 per hour')
    await dialog.getByRole('button', { name: 'Change it' }).click()
    await expect(page.getByRole('button', { name: 'Save mine instead' })).toBeVisible()
    // Where both want the same, nothing is left to decide.
    await mixing.getByLabel('Price per hour ($)').fill('400')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText('Settings saved.')).toBeVisible()
  })

  await test.step('a service that the other has removed is named, and comes back with what was typed', async () => {
    await openSettings(page)
    const mastering = await openService(page, 'Mastering')
    await mastering.getByLabel('Price per hour ($)').fill('55')
    const sent: StudioSettings[] = []
    await page.route('**/rest/v1/rpc/save_settings', (route) => {
      sent.push(route.request().postDataJSON().new_settings)
      return route.fulfill({ status: 409, json: { code: 'PT409', message: 'settings_changed_meanwhile' } })
    })
    await page.route(ROW, async (route) => {
      const response = await route.fetch()
      const saved = await response.json()
      const { settings } = Array.isArray(saved) ? saved[0] : saved
      settings.services = settings.services.filter(({ id }: Service) => id !== 'mastering')
      delete settings.pricing.mastering
      await route.fulfill({ response, json: saved })
    })
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText('currently saved: Mastering, not in the list')).toBeVisible()
    await page.getByRole('button', { name: 'Save mine instead' }).click()
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[1]?.services.map(({ id }) => id)).toContain('mastering')
    expect(sent[1]?.pricing.mastering).toBe(55)
    await expect(page.getByText('currently saved: Mastering, not in the list')).toBeVisible()
  })

  await test.step('where the session ends, the way to sign in and back leads to what was typed', async () => {
    await openSettings(page)
    await page.getByLabel('Studio name').fill('Typed before')
    const mixing = await openService(page, 'Mixing')
    await mixing.getByLabel('Price per hour ($)').fill('45')
    await page.route('**/rest/v1/rpc/save_settings', (route) =>
      route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } }),
    )
    await page.getByRole('button', { name: 'Save settings' }).click()
    await forgetSession(page)
    await page.getByRole('alert').getByRole('link', { name: 'Sign In' }).click()
    await fillSignIn(page, 'en', 'admin@example.com')
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByLabel('Studio name')).toHaveValue('Typed before')
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await expect((await openService(page, 'Mixing')).getByLabel('Price per hour ($)')).toHaveValue('45')

    // The same where the form is taken away at once.
    await page.unrouteAll()
    await page.getByLabel('Studio name').fill('Typed again')
    await callAs(page, '/auth/v1/logout?scope=local', {})
    await expireToken(page)
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page).toHaveURL(/\/login\?next=/)
    await fillSignIn(page, 'en', 'admin@example.com')
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByLabel('Studio name')).toHaveValue('Typed again')
  })

  await test.step('a missing row of settings is made anew before it is shown', async () => {
    await page.unrouteAll()
    // What the API says of a row that is not there, until it is asked to make one; the row itself is all the tests'.
    const missing = { code: 'PGRST116', message: 'x', details: 'The result contains 0 rows', hint: null }
    await page.route(ROW, (route) => route.fulfill({ status: 406, json: missing }))
    await page.route('**/rest/v1/rpc/create_missing_settings', async (route) => {
      await page.unroute(ROW)
      await route.continue()
    })
    await page.goto('/en/admin/settings')
    await expect(page.getByLabel('Studio name')).toHaveValue('Gegee Studio')
  })

  await test.step('settings that do not load or save say so, and what was typed stays', async () => {
    await page.unrouteAll()
    await page.route(ROW, (route) => route.fulfill({ status: 500, body: '{"message":"x"}' }))
    await page.goto('/en/admin/settings')
    await expect(page.getByRole('alert')).toContainText('Failed to load settings')
    await page.unroute(ROW)
    await page.getByRole('button', { name: 'Try again' }).click()
    const name = page.getByLabel('Studio name')
    await name.fill('Another name')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Save settings' }).click()
    for (const words of ['Failed to save settings', 'No connection.', 'Nothing you entered is lost.']) {
      await expect(page.getByRole('alert')).toContainText(words)
    }
    await page.context().setOffline(false)
    await expect(name).toHaveValue('Another name')
  })
})
