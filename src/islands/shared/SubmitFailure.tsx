import { Notice } from '../../components/ui/Notice.tsx'
import type { ErrorCode } from '../../domain/errors.ts'
import { localizedPath } from '../../i18n/url.ts'
import { useTexts } from './island.tsx'
import { errorText, formErrorText } from './texts.ts'

interface Props {
  /** What did not work, as a title for the words of the refusal. */
  title?: string
  code: ErrorCode
  /** Whether the visitor has typed what was sent; then the message says that it is kept. */
  typed?: boolean
}

/** Why a form was refused and, when the session is over or its second step missing, the way to sign in and back. */
export function SubmitFailure({ title, code, typed = false }: Props) {
  const { locale, t } = useTexts('common', 'errors')
  const here = encodeURIComponent(location.pathname + location.search)
  return (
    <Notice kind="failure">
      {title && <p className="font-semibold">{title}</p>}
      <p>{typed ? formErrorText(t, code) : errorText(t, code)}</p>
      {(code === 'session_expired' || code === 'second_step_needed') && (
        <a className="link" href={`${localizedPath(locale, '/login')}?next=${here}`}>
          {t('common.signIn')}
        </a>
      )}
    </Notice>
  )
}
