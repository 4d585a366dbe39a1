import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import type { EditableSettings } from '../../stores/settings.ts'
import { useTexts } from '../shared/island.tsx'
import { SubmitFailure } from '../shared/SubmitFailure.tsx'
import { AdminsFields } from './AdminsFields.tsx'
import { GeneralFields } from './GeneralFields.tsx'
import { OtherHours } from './hours/OtherHours.tsx'
import { MailsFields } from './mails/MailsFields.tsx'
import { PartsOfSettings } from './PartsOfSettings.tsx'
import { RulesFields } from './rules/RulesFields.tsx'
import { SettingsConflict } from './SettingsConflict.tsx'
import { ServiceFields } from './services/ServiceFields.tsx'
import type { Card } from './settings-form.ts'
import { UnusualPrices } from './UnusualPrices.tsx'
import { useSettingsForm } from './use-settings-form.ts'

interface Props {
  loaded: EditableSettings
}

/** The studio's settings. Errors stand beside their fields; no admin's changes are lost unseen. */
export function SettingsForm({ loaded }: Props) {
  const { t } = useTexts('admin', 'settings', 'errors')
  const [open, setOpen] = useState<ReadonlySet<Card>>(new Set())
  const element = useRef<HTMLFormElement>(null)
  const { form, settings, booked, errors, dirty, busy, error, saved, change, save, conflict, doubts } =
    useSettingsForm(loaded, {
      toWrong(cards) {
        setOpen((now) => new Set([...now, ...cards]))
        focusOn('[aria-invalid]')
      },
      toConflict: () => focusOn('[data-conflict]'),
      toSaveButton: () => focusOn('[type=submit]'),
    })

  function toggle(card: Card) {
    setOpen((now) =>
      now.has(card) ? new Set([...now].filter((one) => one !== card)) : new Set([...now, card]),
    )
  }

  /** Once it is drawn. */
  function focusOn(what: '[aria-invalid]' | '[data-conflict]' | '[type=submit]') {
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>(what)?.focus())
  }

  const wrong = Object.keys(errors).length > 0
  const needed = dirty || busy || wrong || saved || error !== undefined
  // What was pressed at the window's lower edge is not left below the bar that comes there.
  useEffect(() => {
    if (needed) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [needed])
  return (
    <form
      ref={element}
      className="settings-form"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      noValidate
    >
      <PartsOfSettings />
      <div className="parts part-cards">
        <GeneralFields form={form} settings={settings} errors={errors} onChange={change} />
        <OtherHours form={form} errors={errors} open={open} onToggle={toggle} onChange={change} />
        <ServiceFields
          form={form}
          settings={settings}
          errors={errors}
          booked={booked}
          open={open}
          onToggle={toggle}
          onChange={change}
        />
        <RulesFields rules={form.rules} errors={errors} onChange={(rules) => change({ rules })} />
        <MailsFields mails={form.mails} errors={errors} onChange={(mails) => change({ mails })} />
        <AdminsFields
          demanded={form.adminsNeedSecondStep}
          onChange={(adminsNeedSecondStep) => change({ adminsNeedSecondStep })}
        />
      </div>
      {conflict && (
        <SettingsConflict
          theirs={conflict.theirs}
          mine={conflict.mine}
          onTake={conflict.take}
          onKeep={save}
        />
      )}
      {doubts && (
        <UnusualPrices
          services={doubts.services}
          settings={doubts.wanted}
          onKeep={doubts.keep}
          onSave={doubts.save}
        />
      )}
      {/* In sight once there is something to save or to say; for keyboards and screen readers always there. */}
      <div className="save-bar" data-needed={needed || undefined} data-unsaved={dirty || undefined}>
        {wrong && (
          <Notice kind="failure">
            {t('errors.because', { failed: t('settings.saveFailed'), reason: t('settings.fieldsWrong') })}
          </Notice>
        )}
        {!wrong && error && <SubmitFailure title={t('settings.saveFailed')} code={error} typed />}
        {saved && !dirty && <Notice kind="success">{t('settings.saved')}</Notice>}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span className={dirty ? 'font-semibold' : 'text-muted max-sm:hidden'}>
            {t(dirty ? 'settings.unsaved' : 'settings.allSaved')}
          </span>
          <Button
            type="submit"
            className="max-sm:w-full"
            look={dirty || busy ? 'primary' : 'dim'}
            busy={busy}
            busyText={t('admin.savingSettings')}
          >
            {t('settings.save')}
          </Button>
        </div>
      </div>
    </form>
  )
}
