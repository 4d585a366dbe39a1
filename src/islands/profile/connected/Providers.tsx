import { useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx'
import { Notice } from '../../../components/ui/Notice.tsx'
import { providerName } from '../../../domain/people/providers.ts'
import { localizedPath } from '../../../i18n/url.ts'
import { connect, disconnect, type Identity, providers } from '../../../stores/people/identities.ts'
import { useTexts } from '../../shared/island.tsx'
import { SubmitFailure } from '../../shared/SubmitFailure.tsx'
import { useArrival } from '../../shared/use-arrival.ts'
import { useSubmission } from '../../shared/use-submission.ts'

/** Connects the account with a service, or no longer; the last way in stays. */
export function Providers({ identities }: { identities: Identity[] }) {
  const { locale, t } = useTexts('profile')
  const { busy, error, submit } = useSubmission()
  const [asking, setAsking] = useState<string>()
  const [ended, setEnded] = useState<string>()
  const notice = useArrival<HTMLDivElement>(ended)

  async function end(provider: string) {
    const result = await submit(() => disconnect(provider))
    setAsking(undefined)
    if (result?.ok) setEnded(provider)
  }

  function begin(provider: string) {
    const next = encodeURIComponent(localizedPath(locale, '/profile'))
    const returnUrl = `${location.origin}${localizedPath(locale, '/auth/callback')}?next=${next}`
    submit(() => connect(provider, returnUrl))
  }

  return (
    <>
      {error && <SubmitFailure code={error} />}
      {ended && (
        <div ref={notice} tabIndex={-1}>
          <Notice kind="success">{t('profile.disconnected', { provider: providerName(ended) })}</Notice>
        </div>
      )}
      <ul className="grid gap-3">
        {providers.map((id) => {
          const provider = providerName(id)
          const identity = identities.find((one) => one.provider === id)
          return identity ? (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <p className="min-w-0 break-words">
                {identity.email
                  ? t('profile.connectedAs', { provider, email: identity.email })
                  : t('profile.connectedWith', { provider })}
              </p>
              {identities.length > 1 && (
                <Button onClick={() => setAsking(id)}>{t('profile.disconnect', { provider })}</Button>
              )}
            </li>
          ) : (
            <li key={id}>
              <Button onClick={() => begin(id)}>{t('profile.connectWith', { provider })}</Button>
            </li>
          )
        })}
      </ul>
      {asking && (
        <ConfirmDialog
          title={t('profile.disconnectQuestion', { provider: providerName(asking) })}
          no={t('profile.keepAccount')}
          onNo={() => setAsking(undefined)}
          yes={t('profile.disconnect', { provider: providerName(asking) })}
          onYes={() => end(asking)}
          busyText={busy && t('profile.saving')}
        >
          <p>{t('profile.disconnectText')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
