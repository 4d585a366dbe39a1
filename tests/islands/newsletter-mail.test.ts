import { expect, test } from 'vitest'
import { contact } from '../../src/content/contact.ts'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { textsFor } from '../../src/i18n/server.ts'
import { newsletterMail } from '../../src/islands/newsletter/newsletter-mail.ts'
import { renderMail } from '../../src/mail/render.ts'

const written = {
  subject: 'Шинэ декорац <b>',
  text: 'Нэг\u0000 "мөр"\r\n\r\nhttps://example.com/a?b=1&c="2", дараа',
}

/** With all the texts of the mails, of which a preview has only those of the frame. */
const frameOf = (locale: Locale) => {
  const { mail, contact } = textsFor(locale, ['mail', 'contact'])
  const { signature, why_newsletter, end_newsletter } = mail
  return {
    mail: { signature, why_newsletter, end_newsletter },
    contact: { addressInWords: contact.addressInWords },
  }
}

test.each(locales)('a preview in %s is the mail that goes out', (locale) => {
  const addresses = { siteUrl: '', functionsUrl: '', studioEmail: contact.email }
  const payload = { ...written, token: '' }
  const mail = renderMail(
    { kind: 'newsletter', audience: 'customer', locale, payload },
    addresses,
    new Date(),
  )
  expect(newsletterMail(locale, frameOf(locale), written)).toBe(mail.html)
})
