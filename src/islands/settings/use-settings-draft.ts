import { useEffect } from 'react'
import { ownerOfDrafts } from '../../stores/draft.ts'
import type { EditableSettings } from '../../stores/settings.ts'
import { settingsDraft } from './settings-draft.ts'
import type { SettingsForm } from './settings-form.ts'

interface Typed {
  form: SettingsForm
  base: EditableSettings
  dirty: boolean
  /** Whether a refusal said that the session is over. */
  signedOut: boolean
}

/** Keeps what is typed across a new sign-in, also where the form is taken away for it. */
export function useSettingsDraft({ form, base, dirty, signedOut }: Typed) {
  useEffect(() => {
    const { settings, version } = base
    const owner = ownerOfDrafts()
    const keep = () => {
      // Not for another person who has signed in since.
      if (dirty && ownerOfDrafts() === owner) settingsDraft.keep({ form, settings, version })
    }
    if (signedOut) keep()
    else settingsDraft.forget()
    return keep
  }, [form, base, dirty, signedOut])
}
