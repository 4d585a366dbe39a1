import { type SubmitEvent, useEffect, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Field } from '../../components/ui/Field.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { FULL_NAME_MAX_LENGTH, type Profile } from '../../domain/people/account.ts'
import { profileDraft, saveProfile } from '../../stores/people/profile.ts'
import type { Account } from '../../stores/people/session.ts'
import { useTexts } from '../shared/island.tsx'
import { SubmitFailure } from '../shared/SubmitFailure.tsx'
import { errorText } from '../shared/texts.ts'
import { useSubmission } from '../shared/use-submission.ts'
import { Part } from './Part.tsx'

export function PersonalForm({ account, stored }: { account: Account; stored: Profile }) {
  const { t } = useTexts('common', 'profile', 'errors')
  const { busy, error, submit } = useSubmission()
  const [values, setValues] = useState<Profile>(() => profileDraft.read(account.id) ?? stored)
  const [saved, setSaved] = useState(false)
  // A form that is as stored leaves nothing behind.
  useEffect(() => {
    const changed = JSON.stringify(values) !== JSON.stringify(stored)
    if (changed) profileDraft.keep(values, account.id)
    else profileDraft.forget(account.id)
  }, [values, stored, account.id])

  function change(changed: Partial<Profile>) {
    setSaved(false)
    setValues({ ...values, ...changed })
  }

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    setSaved(false)
    const result = await submit(() => saveProfile(account.id, values))
    if (!result?.ok) return
    // What was typed meanwhile stays.
    setValues((now) => (now === values ? result.value : now))
    setSaved(true)
  }

  return (
    <Part title={t('profile.personalTitle')}>
      <form className="grid gap-5" onSubmit={onSubmit} noValidate>
        <Field label={t('profile.email')}>
          {(control) => (
            <input {...control} className="control" type="email" value={account.email} readOnly />
          )}
        </Field>
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
        <Field
          label={t('profile.phone')}
          hint={t('profile.phoneHint')}
          error={error === 'phone_invalid' ? errorText(t, error) : undefined}
        >
          {(control) => (
            <input
              {...control}
              className="control tabular-nums"
              type="tel"
              name="tel"
              autoComplete="tel"
              inputMode="tel"
              maxLength={32}
              value={values.phone}
              onChange={(event) => change({ phone: event.target.value })}
            />
          )}
        </Field>
        <div className="grid">
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              className="size-5 accent-daylight"
              type="checkbox"
              checked={values.notifications}
              onChange={(event) => change({ notifications: event.target.checked })}
            />
            {t('profile.notifications')}
          </label>
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              className="size-5 accent-daylight"
              type="checkbox"
              checked={values.newsletter}
              onChange={(event) => change({ newsletter: event.target.checked })}
            />
            {t('profile.newsletter')}
          </label>
        </div>
        {error && error !== 'phone_invalid' && <SubmitFailure title={t('profile.saveFailed')} code={error} />}
        {saved && <Notice kind="success">{t('profile.saved')}</Notice>}
        <Button
          type="submit"
          look="primary"
          className="justify-self-start"
          busy={busy}
          busyText={t('profile.saving')}
        >
          {t('common.save')}
        </Button>
      </form>
    </Part>
  )
}
