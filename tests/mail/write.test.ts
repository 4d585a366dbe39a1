import { describe, expect, test } from 'vitest'
import { localeFacts, locales } from '../../src/i18n/locales.ts'
import type { LinkMailKind } from '../../src/mail/link-mail.ts'
import { writeMail } from '../../src/mail/write.ts'

const link = 'http://localhost:4321/auth/v1/verify?token=t&type=signup'
const KINDS: LinkMailKind[] = ['signup', 'recovery', 'email_change_current', 'email_change_new']

describe.each(locales)('mails in %s', (locale) => {
  test.each(KINDS)('%s has a subject of its own and one link', (kind) => {
    const { subject, text, html } = writeMail(kind, locale, { link })
    expect(subject).toContain('Gegee Studio')
    expect(text.split('http')).toHaveLength(2)
    expect(text).toContain(link)
    expect(html).toContain(`lang="${localeFacts[locale].tag}"`)
    expect(html.match(/href="[^"]*"/g)).toEqual([`href="${link.replaceAll('&', '&amp;')}"`])
    const others = KINDS.filter((other) => other !== kind)
    expect(others.map((other) => writeMail(other, locale, { link }).subject)).not.toContain(subject)
  })

  test.each(KINDS)('%s says the same as text and as HTML', (kind) => {
    const { text, html } = writeMail(kind, locale, { link })
    const escaped = html.replaceAll('&amp;', '&').replaceAll('&#39;', "'")
    for (const line of text.split('\n').filter(Boolean)) expect(escaped).toContain(line)
  })

  test.each(KINDS)('%s asks nothing of a server', (kind) => {
    expect(writeMail(kind, locale, { link }).html).not.toMatch(/<img|src=|url\(|@import/)
  })
})

test('a Russian mail breaks no line after a short word', () => {
  const { text } = writeMail('signup', 'ru', { link })
  expect(text).not.toMatch(/(^|\s)[авикосу] /m)
  expect(text).toMatch(/ [всику]\u00a0/)
})
