import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { homeOf } from '../../domain/people/access.ts'
import type { MailLink } from '../../domain/people/mail-link.ts'
import { returnPath } from '../../i18n/return-path.ts'
import { localizedPath } from '../../i18n/url.ts'
import { redeemMailLink } from '../../stores/people/mail-link.ts'
import { $session } from '../../stores/people/session.ts'
import { useTexts } from '../shared/island.tsx'
import { errorText } from '../shared/texts.ts'
import { useSubmission } from '../shared/use-submission.ts'
import { EmailChanged } from './EmailChanged.tsx'
import { LinkUsed } from './LinkUsed.tsx'

/** What a link is for, and the button that does it. */
export function LinkQuestion({ link }: { link: MailLink }) {
  const { locale, t } = useTexts('confirm', 'errors')
  const session = useStore($session)
  const { busy, error, submit } = useSubmission()
  const [change, setChange] = useState<{ email: string | undefined }>()
  const { type } = link

  async function redeem() {
    const result = await submit(() => redeemMailLink(link))
    if (!result?.ok) return
    if (type === 'email_change') setChange({ email: result.value?.email })
    else location.replace(destination())
  }

  function destination(): string {
    const { search } = location
    if (type === 'recovery') return localizedPath(locale, '/update-password') + search
    if (type === 'invite') return localizedPath(locale, '/choose-password') + search
    const now = $session.get()
    // Whose second step is still to be done does it where one signs in.
    if (now.status !== 'signed-in') return localizedPath(locale, '/login') + search
    const next = new URLSearchParams(search).get('next')
    return returnPath(locale, next) ?? localizedPath(locale, homeOf(now.account))
  }

  if (change) return <EmailChanged email={change.email} />
  if (error === 'link_expired') return <LinkUsed type={type} />
  return (
    <div className="grid gap-5">
      <p>{t(`confirm.${type}Text`)}</p>
      {session.status === 'signed-in' && (
        <Notice kind="info">
          <span className="wrap-anywhere">{t('confirm.otherAccount', { email: session.account.email })}</span>
        </Notice>
      )}
      {error && <Notice kind="failure">{errorText(t, error)}</Notice>}
      <Button look="primary" busy={busy} busyText={t('confirm.working')} onClick={redeem}>
        {t(`confirm.${type}`)}
      </Button>
    </div>
  )
}
