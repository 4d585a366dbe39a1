import { useMemo } from 'react'
import type { ErrorCode } from '../../domain/errors.ts'
import type { Locale } from '../../i18n/locales.ts'
import { type Namespace, type Texts, type Translate, translator } from '../../i18n/t.ts'

/** What every island gets from its page. */
export interface IslandProps<N extends Namespace> {
  locale: Locale
  texts: Texts<N>
}

export function useTranslate<N extends Namespace>({ locale, texts }: IslandProps<N>): Translate<N> {
  return useMemo(() => translator(locale, texts), [locale, texts])
}

/** The one place that turns an error code into words. */
export function errorText(t: Translate<'errors'>, code: ErrorCode): string {
  return t(`errors.${code}`)
}

/** What did not work, then why: Chinese joins the two with a mark of its own. */
export function failureText(t: Translate<'errors'>, failed: string, code: ErrorCode): string {
  return t('errors.because', { failed, reason: errorText(t, code) })
}
