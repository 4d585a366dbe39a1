import { useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { providerName } from '../../domain/people/providers.ts'
import { localizedPath } from '../../i18n/url.ts'
import { providers, signInWith } from '../../stores/people/identities.ts'
import { useTexts } from '../shared/island.tsx'
import { errorText } from '../shared/texts.ts'
import { useSubmission } from '../shared/use-submission.ts'

/** The services that the operator has named to sign in with; nothing where there are none. */
export function ProviderButtons() {
  const { locale, t } = useTexts('auth', 'errors')
  const { busy, error, submit } = useSubmission()
  const [pressed, setPressed] = useState<string>()
  if (providers.length === 0) return null

  function leaveFor(provider: string) {
    setPressed(provider)
    const returnUrl = location.origin + localizedPath(locale, '/auth/callback') + location.search
    submit(() => signInWith(provider, returnUrl))
  }

  return (
    <div className="mt-6 grid gap-3 border-t border-line pt-6">
      {error && <Notice kind="failure">{errorText(t, error)}</Notice>}
      {providers.map((provider) => (
        <Button
          key={provider}
          busy={busy && pressed === provider}
          busyText={t('auth.leadingAway')}
          onClick={() => leaveFor(provider)}
        >
          {t('auth.continueWith', { provider: providerName(provider) })}
        </Button>
      ))}
    </div>
  )
}
