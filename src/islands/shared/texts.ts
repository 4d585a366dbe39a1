import type { ErrorCode } from '../../domain/errors.ts'
import type { Translate } from '../../i18n/t.ts'

/** The one place that turns an error code into words. */
export function errorText(t: Translate<'errors'>, code: ErrorCode): string {
  return t(`errors.${code}`)
}

/** What did not work, then why: Chinese joins the two with a mark of its own. */
export function failureText(t: Translate<'errors'>, failed: string, code: ErrorCode): string {
  return t('errors.because', { failed, reason: errorText(t, code) })
}
