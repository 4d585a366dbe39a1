import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Field } from '../../components/ui/Field.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { changesOf, FULL_NAME_MAX_LENGTH, type Profile } from '../../domain/people/account.ts'
import { readablePhone } from '../../domain/people/phone.ts'
import { profileDraft, saveProfile } from '../../stores/people/profile.ts'
import type { Account } from '../../stores/people/session.ts'
import { useTexts } from '../shared/island.tsx'
import { PhoneField } from '../shared/people/PhoneField.tsx'
import { SubmitFailure } from '../shared/SubmitFailure.tsx'
import { errorText } from '../shared/texts.ts'
import { useSubmission } from '../shared/use-submission.ts'
import { MailChoice } from './MailChoice.tsx'

/** As it is read and typed: the number in groups. */
const asTyped = (profile: Profile): Profile => ({ ...profile, phone: readablePhone(profile.phone) })

export function PersonalForm({ account, stored: kept }: { account: Account; stored: Profile }) {
  const { t } = useTexts('common', 'profile', 'errors')
  const { busy, error, submit, forget } = useSubmission()
  const stored = asTyped(kept)
  const [typed, setTyped] = useState<Partial<Profile>>(() => profileDraft.read(account.id) ?? {})
  const [saved, setSaved] = useState(false)
  const save = useRef<HTMLButtonElement>(null)
  const values = { ...stored, ...typed }
  const changes = changesOf(typed, stored)
  const changed = Object.keys(changes).length > 0
  // A form that is as stored leaves nothing behind.
  useEffect(() => {
    if (changed) profileDraft.keep(typed, account.id)
    else profileDraft.forget(account.id)
  }, [changed, typed, account.id])

  function change(now: Partial<Profile>) {
    setSaved(false)
    setTyped(changesOf({ ...typed, ...now }, stored))
  }

  function discard() {
    forget()
    setTyped({})
    save.current?.focus()
  }

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    setSaved(false)
    if (changed) {
      const result = await submit(() => saveProfile(account.id, changes))
      if (!result?.ok) return
      // What was typed meanwhile stays.
      setTyped((now) => (now === typed ? {} : now))
    }
    setSaved(true)
  }

  return (
    <form className="grid gap-5" onSubmit={onSubmit} noValidate>
      {/* What helps with the number has the room below both. */}
      <div className="person-fields">
        <Field label={t('profile.fullName')}>
          {(control) => (
            <input
              {...control}
              className="control"
              name="name"
              autoComplete="name"
              maxLength={FULL_NAME_MAX_LENGTH}
              value={values.fullName}
              onChange={(event) => change({ fullName: event.target.value })}
            />
          )}
        </Field>
        <PhoneField
          label={t('profile.phone')}
          hint={t('profile.phoneHint')}
          error={error === 'phone_invalid' ? errorText(t, error) : undefined}
          own
          value={values.phone}
          onChange={(phone) => change({ phone })}
        />
      </div>
      <div className="person-fields gap-y-0">
        <MailChoice
          label={t('profile.notifications')}
          hint={t('profile.notificationsHint')}
          checked={values.notifications}
          onChange={(notifications) => change({ notifications })}
        />
        <MailChoice
          label={t('profile.newsletter')}
          hint={t('profile.newsletterHint')}
          checked={values.newsletter}
          onChange={(newsletter) => change({ newsletter })}
        />
      </div>
      {error && error !== 'phone_invalid' && (
        <SubmitFailure title={t('profile.saveFailed')} code={error} typed />
      )}
      {saved && !changed && <Notice kind="success">{t('profile.saved')}</Notice>}
      {/* Also after a reload, which keeps what was typed: nobody shall take it for what the studio goes by. */}
      {changed && <Notice kind="info">{t('profile.unsaved')}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button ref={save} type="submit" look="primary" busy={busy} busyText={t('profile.saving')}>
          {t('common.save')}
        </Button>
        {changed && <Button onClick={discard}>{t('profile.discard')}</Button>}
      </div>
    </form>
  )
}
