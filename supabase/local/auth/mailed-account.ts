import type { Locale } from '../../../src/i18n/locales.ts'
import { DEFAULT_LOCALE, isLocale } from '../../../src/i18n/locales.ts'
import type { Sql } from '../database/database.ts'

/** An account as its mails and links need it. */
export type MailedAccount = {
  id: string
  email: string
  locale: Locale
  confirmed: boolean
  hasPassword: boolean
  /** The address it is to have, while that is not confirmed. */
  emailChange: string | null
  banned: boolean
}

type Row = Omit<MailedAccount, 'locale'> & { locale: string | null }

/** What is read of an account, as a list of columns of `auth.users`. */
const COLUMNS = `
  id, coalesce(email, '') as email, raw_user_meta_data ->> 'locale' as locale,
  email_confirmed_at is not null as confirmed, nullif(email_change, '') as "emailChange",
  coalesce(encrypted_password, '') <> '' as "hasPassword",
  coalesce(banned_until > now(), false) as banned`

/** The account of an address, or undefined. */
export async function mailedAccount(sql: Sql, email: unknown): Promise<MailedAccount | undefined> {
  return typeof email === 'string' ? mailedAccountWhere(sql, 'email = lower($1)', email) : undefined
}

/** The account whose column holds this value, such as a token; undefined where none does. */
export async function mailedAccountWhere(
  sql: Sql,
  condition: string,
  value: string,
): Promise<MailedAccount | undefined> {
  const [row] = await sql.query<Row>(
    `select ${COLUMNS} from auth.users where ${condition} and deleted_at is null`,
    [value],
  )
  return row && { ...row, locale: isLocale(row.locale) ? row.locale : DEFAULT_LOCALE }
}
