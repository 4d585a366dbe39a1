import { useEffect } from 'react'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import type { ErrorCode } from '../../domain/errors.ts'
import { returnPath } from '../../i18n/return-path.ts'
import { localizedPath } from '../../i18n/url.ts'
import { completeSignIn } from '../../stores/people/links.ts'
import { $session, loadSession } from '../../stores/people/session.ts'
import { type CallbackOutcome, keepCallbackOutcome, reportedFailure } from '../shared/callback-outcome.ts'
import { island, useTexts } from '../shared/island.tsx'

const byCode: Partial<Record<ErrorCode, CallbackOutcome>> = {
  session_expired: 'callbackExpired',
  session_invalid: 'callbackInvalid',
}

/**
 * Completes a sign-in through another service by the code in its answer, which only the browser that began it can
 * redeem. Tokens in an address are ignored: whoever sends such a link would have others work in their account.
 */
export const Callback = island<'auth'>(CallbackScreen)

function CallbackScreen() {
  const { locale, t } = useTexts('auth')

  useEffect(() => {
    const query = new URLSearchParams(location.search)
    const fragment = new URLSearchParams(location.hash.slice(1))
    const read = (name: string) => fragment.get(name) ?? query.get(name) ?? undefined
    const next = query.get('next')
    const login = localizedPath(locale, '/login') + (next ? `?${new URLSearchParams({ next })}` : '')
    // Nothing of the answer stays in the address bar or the history.
    history.replaceState(null, '', location.pathname)

    async function complete() {
      const reported = reportedFailure(read)
      if (reported) return leave(reported)
      const code = query.get('code')
      if (!code) return leave('callbackNoSession')
      const result = await completeSignIn(code)
      leave(result.ok ? undefined : (byCode[result.code] ?? 'callbackOther'))
    }

    async function leave(failure: CallbackOutcome | undefined) {
      if (failure) keepCallbackOutcome(failure)
      await loadSession()
      // Without a session by now, the sign-in follows; with one, a service that could not be added is reported in the
      // profile.
      if ($session.get().status !== 'signed-in') return location.replace(login)
      location.replace(
        failure
          ? localizedPath(locale, '/profile')
          : (returnPath(locale, next) ?? localizedPath(locale, '/')),
      )
    }

    complete()
  }, [locale])

  return <Skeleton label={t('auth.callbackText')} rows={2} className="h-12" />
}
