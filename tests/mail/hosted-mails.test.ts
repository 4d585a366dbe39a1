import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DEFAULT_LOCALE, isLocale, locales } from '../../src/i18n/locales.ts'
import type { LinkMailKind } from '../../src/mail/link-mail.ts'
import { writeMail } from '../../src/mail/write.ts'
import { mailTemplates } from '../../supabase/local/config.ts'
import { hostedMails } from '../../supabase/templates/hosted-mails.ts'

const LINK = '{{ .ConfirmationURL }}'

/** What Go's `if`, `else if`, `else` and `end` choose, as far as these templates use them. */
function choose(template: string, holds: (condition: string) => boolean): string {
  const parts = template.split(/\{\{ ((?:else )?if .*?|else|end) \}\}/)
  let written = ''
  // Of each `if` around a part: whether a branch was taken, and whether this one is.
  const branches: { taken: boolean; open: boolean }[] = []
  for (const [index, part] of parts.entries()) {
    const branch = branches.at(-1)
    if (index % 2 === 0) written += branches.every(({ open }) => open) ? part : ''
    else if (part.startsWith('if '))
      branches.push({ taken: holds(part.slice(3)), open: holds(part.slice(3)) })
    else if (part === 'end') branches.pop()
    else if (branch) {
      branch.open = !branch.taken && (part === 'else' || holds(part.slice('else if '.length)))
      branch.taken ||= branch.open
    }
  }
  return written
}

const reading =
  (locale: string, toNewAddress = false) =>
  (condition: string) =>
    condition === `eq (print .Data.locale) "${locale}"` ||
    (toNewAddress && condition === 'eq .SendingTo .NewEmail')

test.each(Object.entries(hostedMails))(
  'the hosted mail "%s" is what npm run mail-templates writes',
  (name, mail) => {
    const { subject, content_path } = mailTemplates()[name] ?? {}
    expect(subject).toBe(mail.subject)
    expect(readFileSync(content_path ?? '', 'utf8')).toBe(mail.html)
  },
)

test.each([...locales, 'de'])('hosted readers in %s get the same mails as local ones', (locale) => {
  const cases: [keyof typeof hostedMails, LinkMailKind, toNewAddress?: boolean][] = [
    ['confirmation', 'signup'],
    ['recovery', 'recovery'],
    ['email_change', 'email_change_current'],
    ['email_change', 'email_change_new', true],
  ]
  for (const [name, kind, toNewAddress] of cases) {
    const { subject, html } = writeMail(kind, isLocale(locale) ? locale : DEFAULT_LOCALE, { link: LINK })
    expect(choose(hostedMails[name].subject, reading(locale, toNewAddress))).toBe(subject)
    expect(choose(hostedMails[name].html, reading(locale, toNewAddress))).toBe(html)
  }
})
