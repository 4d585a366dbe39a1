import { isLocale } from '../i18n/locales.ts'
import { localizedPath } from '../i18n/url.ts'
import { type Answer, call, type Project } from './project.ts'

/** Whom an action is about, as the database says. */
interface Person {
  id: string
  email: string
  locale: string
  fullName: string | null
}

export interface AccountContext {
  project: Project
  /** The site's origin, without a slash at its end. */
  siteUrl: string
}

/** The service knows no block without an end. */
const HUNDRED_YEARS = '876000h'

/** Carries out one action at the authentication service; the first answer that is none of success ends it. */
export type Action = (person: Person, context: AccountContext) => Promise<Answer>

export const actions: Record<string, Action> = {
  block: ({ id }, context) => withSecret(context, `PUT /admin/users/${id}`, { ban_duration: HUNDRED_YEARS }),
  unblock: ({ id }, context) => withSecret(context, `PUT /admin/users/${id}`, { ban_duration: 'none' }),
  delete: ({ id }, context) => withSecret(context, `DELETE /admin/users/${id}`, { should_soft_delete: true }),
  remove_factors: removeFactors,
  send_recovery: ({ email, locale }, context) =>
    withSecret(context, `POST /recover?${leadingTo(locale, context)}`, { email }),
  invite: ({ email, locale, fullName }, context) =>
    withSecret(context, `POST /invite?${leadingTo(locale, context)}`, {
      email,
      // Of the new account: in which language the studio writes, and to whom.
      data: { locale, ...(fullName && { full_name: fullName }) },
    }),
}

function withSecret(
  { project }: AccountContext,
  route: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`,
  body?: object,
) {
  const { secretKey } = project
  const keys = { apikey: secretKey, authorization: `Bearer ${secretKey}` }
  return call(project, route.replace(' /', ' /auth/v1/') as typeof route, keys, body)
}

async function removeFactors({ id }: Person, context: AccountContext): Promise<Answer> {
  let answer = await withSecret(context, `GET /admin/users/${id}/factors`)
  // One that was begun and never verified goes, too: nobody knows whose hand began it.
  for (const factor of answer.ok ? (Object.values(answer.body) as { id: string }[]) : []) {
    answer = await withSecret(context, `DELETE /admin/users/${id}/factors/${factor.id}`)
    if (!answer.ok) break
  }
  return answer
}

/** Where the mail's link leads: the page on which links of account mails are redeemed. */
function leadingTo(locale: string, { siteUrl }: AccountContext): URLSearchParams {
  const path = isLocale(locale) ? localizedPath(locale, '/auth/confirm') : '/auth/confirm'
  return new URLSearchParams({ redirect_to: siteUrl + path })
}
