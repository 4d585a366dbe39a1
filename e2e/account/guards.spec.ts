import { duration } from '../support/duration.ts'
import { chooseLanguage } from '../support/languages.ts'
import { fillSignIn, signIn } from '../support/people.ts'
import { expect, refusedRequest, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

test.use({ expectedErrors: refusedRequest })

const ru = textsOf('ru')

test('a signed-out visitor signs in, in a language chosen there, and comes back to the page they asked for', async ({
  page,
}) => {
  const en = textsOf('en')
  await page.goto('/ru/bookings/new?service=mixing&duration=120&date=2030-01-15&time=11%3A00')
  await expect(page).toHaveURL(/\/ru\/login\?next=/)
  await chooseLanguage(page, 'en')
  await expect(page).toHaveURL(/\/en\/login\?next=%2Fru%2Fbookings%2Fnew/)
  await fillSignIn(page, 'en', 'customer@example.com')
  await page
    .getByRole('main')
    .getByRole('button', { name: en('auth.signIn') })
    .click()
  await expect(page).toHaveURL(/\/en\/bookings\/new\?/)
  await expect(page.getByLabel(en('bookings.date'), { exact: true })).toHaveValue('2030-01-15')
  await expect(page.getByLabel(en('bookings.time'), { exact: true })).toHaveValue('11:00')
  await expect(page.getByLabel(en('bookings.type'))).toHaveValue('mixing')
  await expect(duration(page, 'en', 120)).toBeChecked()
})

// Who may open which is a rule (tests/domain/people/access.test.ts), and each screen asks it (tests/structure).
test('from the admin area a signed-out visitor is sent to the sign-in, a customer to the home page', async ({
  page,
}) => {
  await page.goto('/admin/users')
  await expect(page).toHaveURL('/login?next=%2Fadmin%2Fusers')
  await signIn(page, 'customer@example.com')
  await page.goto('/ru/admin')
  await expect(page).toHaveURL('/ru')
  await expect(page.getByRole('link', { name: ru('common.adminPanel') })).toBeHidden()
})
