// The mails of src/mail for a hosted project, which fills in Go templates. npm run mail-templates writes them
// beside this file, and their subjects into supabase/config.toml.
import { readFileSync, writeFileSync } from 'node:fs'
import { DEFAULT_LOCALE, type Locale, prefixedLocales } from '../../src/i18n/locales.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import type { AccountMail } from '../../src/mail/account-mail.ts'
import { writeAccountMail } from '../../src/mail/write-account-mail.ts'

interface Mail {
  subject: string
  html: string
}

const CODE = '{{ .Token }}'
const CONFIG = 'supabase/config.toml'

/**
 * The page that was asked for, or the one in the reader's language, with what it redeems once its button is pressed:
 * programs that look at links beforehand would use up Supabase's own (`.ConfirmationURL`).
 */
function linkFor(type: string, locale: Locale): string {
  const page = `{{ .SiteURL }}${localizedPath(locale, '/auth/confirm')}`
  const place = `{{ if eq .RedirectTo .SiteURL }}${page}{{ else }}{{ .RedirectTo }}{{ end }}`
  return `${place}#token_hash={{ .TokenHash }}&type=${type}`
}

/** Texts of equally many lines as one: a line that differs is chosen by its condition, the first if none holds. */
function merge(first: string, ...others: (readonly [condition: string, text: string])[]): string {
  const lines = others.map(([condition, text]) => [condition, text.split('\n')] as const)
  return first
    .split('\n')
    .map((line, index) => {
      const cases = lines.filter(([, texts]) => texts[index] !== line)
      const chosen = cases.map(([condition, texts]) => `if ${condition} }}${texts[index]}{{ else `)
      return cases.length === 0 ? line : `{{ ${chosen.join('')}}}${line}{{ end }}`
    })
    .join('\n')
}

/** A mail in the language that the account was made in, else in the default. */
function inAllLanguages(type: string, mail: (link: string) => AccountMail): Mail {
  const write = (locale: Locale) => writeAccountMail(locale, mail(linkFor(type, locale)))
  const part = (name: keyof Mail) =>
    merge(
      write(DEFAULT_LOCALE)[name],
      ...prefixedLocales.map(
        (locale) => [`eq (print .Data.locale) "${locale}"`, write(locale)[name]] as const,
      ),
    )
  return { subject: part('subject'), html: part('html') }
}

/** The same template goes to both addresses. */
function toBothAddresses(current: Mail, next: Mail): Mail {
  const part = (name: keyof Mail) => merge(current[name], ['eq .SendingTo .NewEmail', next[name]])
  return { subject: part('subject'), html: part('html') }
}

/** The templates by the name that Supabase has for them. */
export const hostedMails = {
  confirmation: inAllLanguages('signup', (link) => ({ kind: 'signup', link })),
  recovery: inAllLanguages('recovery', (link) => ({ kind: 'recovery', link })),
  email_change: toBothAddresses(
    inAllLanguages('email_change', (link) => ({ kind: 'email_change_current', link })),
    inAllLanguages('email_change', (link) => ({ kind: 'email_change_new', link })),
  ),
  magic_link: inAllLanguages('magiclink', (link) => ({ kind: 'magiclink', link, code: CODE })),
  invite: inAllLanguages('invite', (link) => ({ kind: 'invite', link })),
  reauthentication: inAllLanguages('', () => ({ kind: 'reauthentication', code: CODE })),
}

/** A config.toml with these subjects. */
export const withSubjects = (config: string): string =>
  Object.entries(hostedMails).reduce(
    (text, [name, { subject }]) =>
      text.replace(
        new RegExp(`(\\[auth\\.email\\.template\\.${name}\\]\nsubject = ''')[^\n]*(''')`),
        (_, before: string, after: string) => `${before}${subject}${after}`,
      ),
    config,
  )

if (import.meta.main) {
  for (const [name, { html }] of Object.entries(hostedMails)) {
    writeFileSync(`supabase/templates/${name}.html`, html)
  }
  writeFileSync(CONFIG, withSubjects(readFileSync(CONFIG, 'utf8')))
}
