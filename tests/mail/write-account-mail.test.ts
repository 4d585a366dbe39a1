import { describe, expect, test } from 'vitest'
import { localeFacts, locales } from '../../src/i18n/locales.ts'
import type { AccountMail } from '../../src/mail/account-mail.ts'
import { writeAccountMail } from '../../src/mail/write-account-mail.ts'

const link = 'http://localhost:4321/auth/confirm?next=%2F#token_hash=t&type=signup'
const recovery = 'http://localhost:4321/forgot-password'
const code = '048213'
const MAILS: AccountMail[] = [
  { kind: 'signup', link },
  { kind: 'recovery', link },
  { kind: 'email_change_current', link },
  { kind: 'email_change_new', link },
  { kind: 'invite', link },
  { kind: 'magiclink', link, code },
  { kind: 'reauthentication', code },
  { kind: 'account_exists', link, recovery },
]

describe.each(locales)('mails in %s', (locale) => {
  test.each(MAILS)('$kind has a subject of its own, and leads where it should and nowhere else', (mail) => {
    const { subject, text, html } = writeAccountMail(locale, mail)
    expect(subject).toContain('Gegee Studio')
    const links = 'link' in mail ? [mail.link, ...('recovery' in mail ? [mail.recovery] : [])] : []
    expect(text.match(/http\S+/g) ?? []).toEqual(links)
    expect(html).toContain(`lang="${localeFacts[locale].tag}"`)
    expect(html.match(/href="[^"]*"/g) ?? []).toEqual(
      links.map((one) => `href="${one.replaceAll('&', '&amp;')}"`),
    )
    const others = MAILS.filter(({ kind }) => kind !== mail.kind)
    expect(others.map((other) => writeAccountMail(locale, other).subject)).not.toContain(subject)
  })

  test.each(MAILS)('$kind shows six digits where it hands over a code, and only there', (mail) => {
    const { subject, text, html } = writeAccountMail(locale, mail)
    const lines = 'code' in mail ? [mail.code] : []
    expect(text.split('\n').filter((line) => /\d{6}/.test(line))).toEqual(lines)
    expect(html.match(/(?<=>)\d{6}(?=<)/g) ?? []).toEqual(lines)
    // Subjects are read on locked screens.
    expect(subject).not.toContain(code)
  })

  test.each(MAILS)('$kind says the same as text and as HTML', (mail) => {
    const { text, html } = writeAccountMail(locale, mail)
    const escaped = html.replaceAll('&amp;', '&').replaceAll('&#39;', "'")
    for (const line of text.split('\n').filter(Boolean)) expect(escaped).toContain(line)
  })

  test.each(MAILS)('$kind asks nothing of a server', (mail) => {
    expect(writeAccountMail(locale, mail).html).not.toMatch(/<img|src=|url\(|@import/)
  })
})

test('a Russian mail breaks no line after a short word', () => {
  const { text } = writeAccountMail('ru', { kind: 'signup', link })
  expect(text).not.toMatch(/(^|\s)[авикосу] /m)
  expect(text).toMatch(/ [всику]\u00a0/)
})
