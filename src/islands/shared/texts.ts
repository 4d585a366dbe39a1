import type { ErrorCode } from '../../domain/errors.ts'
import type { Translate } from '../../i18n/t.ts'

/** The words of an error code. Where one means something narrower, a screen has its own (README, “the words of a refusal”). */
export function errorText(t: Translate<'errors'>, code: ErrorCode): string {
  return t(`errors.${code}`)
}

/** Technical failures, after which it is unknown what was saved. */
const lost: readonly ErrorCode[] = ['offline', 'service_unavailable', 'unknown']

/** The same for a form with typed values: adds that all of it is still there. */
export function formErrorText(t: Translate<'errors'>, code: ErrorCode): string {
  const error = errorText(t, code)
  return lost.includes(code) ? t('errors.kept', { error }) : error
}

/** What did not work, then why: Chinese joins the two with a mark of its own. */
export function failureText(t: Translate<'errors'>, failed: string, code: ErrorCode): string {
  return t('errors.because', { failed, reason: errorText(t, code) })
}
