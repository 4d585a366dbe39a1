import { describe, expect, test } from 'vitest'
import { type MailKind, writeMail } from '../../../../supabase/local/mail/mail-templates.ts'

const LINK = 'http://localhost:4321/auth/v1/verify?token=t&type=signup'
const KINDS: MailKind[] = ['signup', 'recovery', 'email_change_current', 'email_change_new']

describe.each(['mn', 'en', 'ru', 'zh'])('mails in %s', (locale) => {
  test.each(KINDS)('%s has a subject of its own and one link', (kind) => {
    const { subject, text, html } = writeMail(kind, locale, LINK)
    expect(subject).toContain('Gegee Studio')
    expect(text.split('http')).toHaveLength(2)
    expect(text).toContain(LINK)
    expect(html).toContain(`lang="${locale}"`)
    expect(html.match(/href="[^"]*"/g)).toEqual([`href="${LINK.replaceAll('&', '&amp;')}"`])
    expect(html, 'asks nothing of a server').not.toMatch(/<img|src=|url\(/)
    const others = KINDS.filter((other) => other !== kind)
    expect(others.map((other) => writeMail(other, locale, LINK).subject)).not.toContain(subject)
  })
})

test.each([null, undefined, '', 'de', 'toString'])(
  'a reader with the language %j is written to in Mongolian',
  (locale) => {
    expect(writeMail('signup', locale, LINK)).toEqual(writeMail('signup', 'mn', LINK))
  },
)
