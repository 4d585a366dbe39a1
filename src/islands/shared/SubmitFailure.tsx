import { Notice } from '../../components/ui/Notice.tsx'
import type { ErrorCode } from '../../domain/errors.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Translate } from '../../i18n/t.ts'
import { localizedPath } from '../../i18n/url.ts'
import { errorText } from './texts.ts'

interface Props {
  locale: Locale
  t: Translate<'common' | 'errors'>
  /** What did not work, in the words of the spec's error catalogue. */
  title?: string
  code: ErrorCode
}

/** A form that was not taken: why, and, when the session is over, the way to sign in and back to it. */
export function SubmitFailure({ locale, t, title, code }: Props) {
  const here = encodeURIComponent(location.pathname + location.search)
  return (
    <Notice kind="failure">
      {title && <p className="font-semibold">{title}</p>}
      <p>{errorText(t, code)}</p>
      {code === 'session_expired' && (
        <a className="link" href={`${localizedPath(locale, '/login')}?next=${here}`}>
          {t('common.signIn')}
        </a>
      )}
    </Notice>
  )
}
