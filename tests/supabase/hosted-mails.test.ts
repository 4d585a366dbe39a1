import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mailTemplates } from '../../supabase/local/config.ts'
import { type MailKind, writeMail } from '../../supabase/local/mail/mail-templates.ts'
import { hostedMails } from '../../supabase/templates/hosted-mails.ts'

const LINK = '{{ .ConfirmationURL }}'

/** What Go's `if`, `else if` and `else` choose, as far as these templates use them. */
function choose(template: string, holds: (condition: string) => boolean): string {
  const [, condition = '', then = '', otherwise = ''] =
    /^\{\{ if (.*?) \}\}([\s\S]*?)(?=\{\{ else)\{\{ else ?([\s\S]*)\{\{ end \}\}$/.exec(template) ?? []
  if (holds(condition)) return then
  return otherwise.startsWith('if')
    ? choose(`{{ ${otherwise}{{ end }}`, holds)
    : otherwise.replace(/^\}\}/, '')
}

const inLanguage = (locale: string) => (condition: string) =>
  condition === `eq (print .Data.locale) "${locale}"`

test.each(Object.entries(hostedMails))(
  'the hosted mail "%s" is what npm run mail-templates writes',
  (name, mail) => {
    const { subject, content_path } = mailTemplates()[name] ?? {}
    expect(subject).toBe(mail.subject)
    expect(readFileSync(content_path ?? '', 'utf8')).toBe(mail.html)
  },
)

test.each(['mn', 'en', 'ru', 'zh', 'de'])(
  'hosted readers in %s get the same mails as local ones',
  (locale) => {
    for (const [name, kind] of [
      ['confirmation', 'signup'],
      ['recovery', 'recovery'],
    ] as [keyof typeof hostedMails, MailKind][]) {
      const { subject, html } = writeMail(kind, locale, LINK)
      expect(choose(hostedMails[name].subject, inLanguage(locale))).toBe(subject)
      expect(choose(hostedMails[name].html, inLanguage(locale))).toBe(html)
    }
  },
)

test.each(['mn', 'en', 'ru', 'zh'])(
  'who changes the address in %s reads at each address what to do there',
  (locale) => {
    for (const kind of ['email_change_new', 'email_change_current'] as const) {
      expect(hostedMails.email_change.html).toContain(writeMail(kind, locale, LINK).html)
    }
  },
)
