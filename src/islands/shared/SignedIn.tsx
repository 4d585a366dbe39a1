import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { redirectFor } from '../../domain/people/access.ts'
import { localizedPath, splitPath } from '../../i18n/url.ts'
import { keepFresh } from '../../stores/fresh.ts'
import { $session, type Account, loadSession } from '../../stores/people/session.ts'
import { useTexts } from './island.tsx'
import { LoadFailure } from './LoadFailure.tsx'

interface Props {
  /** Shown until it is known who is signed in; three grey boxes by default. */
  skeleton?: ReactNode
  children: (account: Account) => ReactNode
}

/**
 * Shows a screen to the people it is meant for and sends others away: signed-out visitors to the sign-in, which brings
 * them back here, customers from the admin's screens to the home page. Only the database protects anything.
 */
export function SignedIn({ skeleton, children }: Props) {
  const { locale, t } = useTexts('common')
  const session = useStore($session)
  const account = session.status === 'signed-in' ? session.account : undefined
  // A second step that is still to be done is done on the sign-in page.
  const known = session.status !== 'unknown' && session.status !== 'failed'
  // Tied to one person: nothing loaded or typed goes over to another one who signs in.
  const [owner, setOwner] = useState(account?.id)
  if (account && owner === undefined) setOwner(account.id)
  const replaced = account !== undefined && owner !== undefined && account.id !== owner
  const redirect = known ? redirectFor(splitPath(location.pathname).path, account) : undefined

  useEffect(() => {
    if (!redirect) return
    const here = location.pathname + location.search
    const query = redirect === '/login' ? `?next=${encodeURIComponent(here)}` : ''
    location.replace(localizedPath(locale, redirect) + query)
  }, [redirect, locale])

  useEffect(() => {
    if (replaced) location.reload()
  }, [replaced])

  // Whoever has lost a role or the account meanwhile loses the screen, whatever is typed.
  useEffect(() => keepFresh(loadSession, () => false), [])

  if (session.status === 'failed') return <LoadFailure code={session.code} onRetry={loadSession} />
  if (!account || redirect || replaced) {
    return skeleton === undefined ? <Skeleton label={t('common.loading')} rows={3} /> : skeleton
  }
  return children(account)
}
