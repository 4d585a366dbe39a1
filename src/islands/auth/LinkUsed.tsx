import { useStore } from '@nanostores/react'
import { Notice } from '../../components/ui/Notice.tsx'
import type { MailLinkType } from '../../domain/people/mail-link.ts'
import { returnPath } from '../../i18n/return-path.ts'
import { localizedPath } from '../../i18n/url.ts'
import { $session } from '../../stores/people/session.ts'
import { useTexts } from '../shared/island.tsx'
import { useArrival } from '../shared/use-arrival.ts'

/** A link that has done its work, or is too old: what to do instead. */
export function LinkUsed({ type }: { type: MailLinkType }) {
  const { locale, t } = useTexts('auth', 'common', 'confirm')
  const session = useStore($session)
  const place = useArrival<HTMLDivElement>(true)
  const signedIn = session.status === 'signed-in'
  const toPassword = { path: '/forgot-password', label: t('auth.askNewLink') }
  const toProfile = { path: '/profile', label: t('common.profile') }
  const toSignIn = { path: '/login', label: t('auth.signIn') }
  const ways = {
    signup: toSignIn,
    recovery: toPassword,
    email_change: toProfile,
    magiclink: toSignIn,
    invite: toPassword,
  }
  const { path, label } = ways[type]
  const signInInstead = type === 'signup' || type === 'magiclink'
  const next = returnPath(locale, new URLSearchParams(location.search).get('next'))
  return (
    <div className="grid gap-5">
      <div ref={place} tabIndex={-1}>
        <Notice kind="failure">
          <p className="font-semibold">{t('confirm.used')}</p>
          {!(signedIn && signInInstead) && <p>{t(`confirm.${type}Used`)}</p>}
        </Notice>
      </div>
      {signedIn && signInInstead ? (
        // Whoever has signed in goes on to what they came from.
        <a className="button button-quiet" href={next ?? localizedPath(locale, '/dashboard')}>
          {t(next ? 'auth.goOn' : 'common.dashboard')}
        </a>
      ) : (
        <a className="button button-quiet" href={localizedPath(locale, path) + location.search}>
          {label}
        </a>
      )}
    </div>
  )
}
