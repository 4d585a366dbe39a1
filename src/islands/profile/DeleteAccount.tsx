import { type SubmitEvent, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { joinSentences } from '../../i18n/joins.ts'
import { localizedPath } from '../../i18n/url.ts'
import { deleteAccount } from '../../stores/people/own-account.ts'
import type { Account } from '../../stores/people/session.ts'
import { isCodeError } from '../shared/CodeField.tsx'
import { DeviceCode, noCode } from '../shared/DeviceCode.tsx'
import { FoldedPart } from '../shared/FoldedPart.tsx'
import { useTexts } from '../shared/island.tsx'
import { isPasswordError, PasswordField } from '../shared/PasswordField.tsx'
import { SubmitFailure } from '../shared/SubmitFailure.tsx'
import { useSubmission } from '../shared/use-submission.ts'

interface Props {
  account: Account
  onDeleted: () => void
}

export function DeleteAccount({ account, onDeleted }: Props) {
  const { locale, t } = useTexts('profile')
  const [asking, setAsking] = useState(false)
  return (
    <div className="text-negative">
      <FoldedPart look="line" title={t('profile.deleteTitle')}>
        <p className="text-ink">
          {joinSentences(locale, t('profile.deleteText'), t('profile.deleteSummary'))}
        </p>
        <Button look="danger" className="justify-self-start" onClick={() => setAsking(true)}>
          {t('profile.deleteAccount')}
        </Button>
        {asking && (
          <PasswordQuestion account={account} onDeleted={onDeleted} onClose={() => setAsking(false)} />
        )}
      </FoldedPart>
    </div>
  )
}

/** Asks once, for the password; each time anew, without the error of the last time. */
function PasswordQuestion({ account, onDeleted, onClose }: Props & { onClose: () => void }) {
  const { locale, t } = useTexts('profile')
  const { busy, error, submit } = useSubmission()
  const [password, setPassword] = useState('')
  const [shown, setShown] = useState(noCode)

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    const result = await submit(() => deleteAccount(account, password, shown))
    if (result?.ok) onDeleted()
  }

  return (
    <Dialog title={t('profile.deleteQuestion')} onClose={onClose}>
      <form className="mt-3 grid gap-5" onSubmit={onSubmit} noValidate>
        <p>{t('profile.deleteAsk')}</p>
        <PasswordField
          label={t('profile.currentPassword')}
          purpose="current"
          value={password}
          onChange={setPassword}
          error={error}
        />
        <p>
          <a className="link" href={`${localizedPath(locale, '/forgot-password')}?next=%2Fprofile`}>
            {t('profile.deleteNoPassword')}
          </a>
        </p>
        {account.secondStep === 'done' && <DeviceCode value={shown} onChange={setShown} error={error} />}
        <div data-captcha />
        {error && !isPasswordError(error) && !isCodeError(error) && <SubmitFailure code={error} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t('profile.keepAccount')}</Button>
          <Button type="submit" look="danger" busy={busy} busyText={t('profile.deleting')}>
            {t('profile.deleteAccount')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
