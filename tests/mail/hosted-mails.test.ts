import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { expect, test } from 'vitest'
import { DEFAULT_LOCALE, isLocale, locales } from '../../src/i18n/locales.ts'
import type { AccountMail } from '../../src/mail/account-mail.ts'
import { writeAccountMail } from '../../src/mail/write-account-mail.ts'
import { hostedMails } from '../../supabase/templates/hosted-mails.ts'
import { mailTextsModule } from '../../supabase/templates/mail-texts.ts'

const code = '{{ .Token }}'

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
  (locale: string, { toNewAddress = false, pageAskedFor = true } = {}) =>
  (condition: string) =>
    condition === `eq (print .Data.locale) "${locale}"` ||
    (toNewAddress && condition === 'eq .SendingTo .NewEmail') ||
    (!pageAskedFor && condition === 'eq .RedirectTo .SiteURL')

interface Config {
  auth: { email: { template: Record<string, { subject: string; content_path: string }> } }
}

test('the texts of the mails are what npm run mail-templates writes', () => {
  expect(readFileSync('src/mail/all-texts.ts', 'utf8')).toBe(mailTextsModule)
})

test.each(Object.entries(hostedMails))(
  'the hosted mail "%s" is what npm run mail-templates writes',
  (name, mail) => {
    const { auth } = parse(readFileSync('supabase/config.toml', 'utf8')) as object as Config
    const { subject, content_path } = auth.email.template[name] ?? {}
    expect(subject).toBe(mail.subject)
    expect(readFileSync(content_path ?? '', 'utf8')).toBe(mail.html)
  },
)

test.each([...locales, 'xx'])('hosted readers in %s get the same mails as local ones', (locale) => {
  const to = (type: string) => `{{ .RedirectTo }}#token_hash={{ .TokenHash }}&type=${type}`
  const cases: [keyof typeof hostedMails, AccountMail, toNewAddress?: boolean][] = [
    ['confirmation', { kind: 'signup', link: to('signup') }],
    ['recovery', { kind: 'recovery', link: to('recovery') }],
    ['email_change', { kind: 'email_change_current', link: to('email_change') }],
    ['email_change', { kind: 'email_change_new', link: to('email_change') }, true],
    ['magic_link', { kind: 'magiclink', link: to('magiclink'), code }],
    ['invite', { kind: 'invite', link: to('invite') }],
    ['reauthentication', { kind: 'reauthentication', code }],
  ]
  expect(new Set(cases.map(([name]) => name))).toEqual(new Set(Object.keys(hostedMails)))
  for (const [name, mail, toNewAddress = false] of cases) {
    const { subject, html } = writeAccountMail(isLocale(locale) ? locale : DEFAULT_LOCALE, mail)
    expect(choose(hostedMails[name].subject, reading(locale, { toNewAddress }))).toBe(subject)
    expect(choose(hostedMails[name].html, reading(locale, { toNewAddress }))).toBe(html)
  }
})

test.each([
  ['mn', '/auth/confirm'],
  ['ru', '/ru/auth/confirm'],
])(
  'where no page was asked for, a hosted link leads to the one in the reader’s language (%s)',
  (locale, path) => {
    const html = choose(hostedMails.recovery.html, reading(locale, { pageAskedFor: false }))
    expect(html).toContain(`href="{{ .SiteURL }}${path}#token_hash={{ .TokenHash }}&amp;type=recovery"`)
  },
)
