// The mails of supabase/local for a hosted project, which writes Go templates: npm run mail-templates
// puts them beside this file; supabase/config.toml names them and carries their subjects.
import { writeFileSync } from 'node:fs'
import { DEFAULT_LOCALE, prefixedLocales } from '../../src/i18n/locales.ts'
import { type MailKind, writeMail } from '../local/mail/mail-templates.ts'

interface Mail {
  subject: string
  html: string
}

const LINK = '{{ .ConfirmationURL }}'

/** One text in all languages; Go chooses by what the account was made in, else the default. */
function inAllLanguages(textIn: (locale: string) => string): string {
  const cases = prefixedLocales.map((locale) => `eq (print .Data.locale) "${locale}" }}${textIn(locale)}`)
  return `{{ if ${cases.join('{{ else if ')}{{ else }}${textIn(DEFAULT_LOCALE)}{{ end }}`
}

/** A mail whose subject and text are `compose`d of those of the local kinds. */
function hostedMail(compose: (write: (kind: MailKind) => string) => string): Mail {
  const part = (name: keyof Mail) =>
    inAllLanguages((locale) => compose((kind) => writeMail(kind, locale, LINK)[name]))
  return { subject: part('subject'), html: part('html') }
}

/** The templates by the name that Supabase has for them. */
export const hostedMails: Record<'confirmation' | 'recovery' | 'email_change', Mail> = {
  confirmation: hostedMail((write) => write('signup')),
  recovery: hostedMail((write) => write('recovery')),
  // The same template goes to both addresses.
  email_change: hostedMail(
    (write) =>
      `{{ if eq .SendingTo .NewEmail }}${write('email_change_new')}{{ else }}${write('email_change_current')}{{ end }}`,
  ),
}

if (import.meta.main) {
  for (const [name, { html }] of Object.entries(hostedMails)) {
    writeFileSync(`supabase/templates/${name}.html`, html)
  }
}
