import { useEffect } from 'react'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import type { ErrorCode } from '../../domain/errors.ts'
import { returnPath } from '../../i18n/return-path.ts'
import { localizedPath } from '../../i18n/url.ts'
import { completeSignIn } from '../../stores/people/links.ts'
import { type CallbackOutcome, keepCallbackOutcome } from '../shared/callback-outcome.ts'
import { island, useTexts } from '../shared/island.tsx'

const byCode: Partial<Record<ErrorCode, CallbackOutcome>> = {
  session_expired: 'callbackExpired',
  session_invalid: 'callbackInvalid',
  link_expired: 'callbackLinkExpired',
  link_other_browser: 'callbackOtherBrowser',
}

/** What the service wrote into the address instead of a session. */
function reportedFailure(read: (name: string) => string | undefined): CallbackOutcome | undefined {
  const description = read('error_description') ?? ''
  if (!read('error') && !read('error_code')) return undefined
  if (read('error_code') === 'otp_expired') return 'callbackLinkExpired'
  if (/missing sub claim/i.test(description)) return 'callbackInvalid'
  return /expired/i.test(description) ? 'callbackExpired' : 'callbackOther'
}

/** Completes a sign-in from an email link: by code (PKCE) or by tokens, in the query or the fragment. */
export const Callback = island<'auth'>(CallbackScreen)

function CallbackScreen() {
  const { locale, t } = useTexts('auth')

  useEffect(() => {
    const query = new URLSearchParams(location.search)
    const fragment = new URLSearchParams(location.hash.slice(1))
    const read = (name: string) => fragment.get(name) ?? query.get(name) ?? undefined
    const next = query.get('next')
    const updatePassword = localizedPath(locale, '/update-password')
    // Nothing of the link stays in the address bar or the history.
    history.replaceState(null, '', location.pathname)

    async function complete() {
      const reported = reportedFailure(read)
      if (reported) return fail(reported)
      // The first of the two links that change an email address brings a message and no session.
      if (read('message')) {
        keepCallbackOutcome('callbackOneSide')
        return location.replace(localizedPath(locale, '/profile'))
      }
      const link = {
        code: read('code'),
        accessToken: read('access_token'),
        refreshToken: read('refresh_token'),
        type: read('type'),
      }
      if (!link.code && !link.accessToken) return fail('callbackNoSession')
      const result = await completeSignIn(link)
      if (!result.ok) return fail(byCode[result.code] ?? 'callbackOther')
      if (result.value.recovery)
        return location.replace(updatePassword + (next ? `?${new URLSearchParams({ next })}` : ''))
      location.replace(returnPath(locale, next) ?? localizedPath(locale, '/'))
    }

    function fail(failure: CallbackOutcome) {
      const recovering = next === updatePassword
      // Who cannot sign in is not told to.
      const otherBrowser = recovering && failure === 'callbackOtherBrowser'
      keepCallbackOutcome(otherBrowser ? 'callbackRecoveryOtherBrowser' : failure)
      const back = next && !recovering ? `?next=${encodeURIComponent(next)}` : ''
      location.replace(localizedPath(locale, '/login') + back)
    }

    complete()
  }, [locale])

  return <Skeleton label={t('auth.callbackText')} rows={2} className="h-12" />
}
