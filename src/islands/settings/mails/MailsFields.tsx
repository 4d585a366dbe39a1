import { Field } from '../../../components/ui/Field.tsx'
import { MAX_RULE_HOURS } from '../../../domain/offers/rules.ts'
import type { SettingsErrors } from '../../../domain/offers/settings-refusal.ts'
import { languageName } from '../../../i18n/language-name.ts'
import { locales } from '../../../i18n/locales.ts'
import { waitWords } from '../../../i18n/rule-words.ts'
import { useTexts } from '../../shared/island.tsx'
import { Part } from '../../shared/Part.tsx'
import { errorText } from '../../shared/texts.ts'
import { Choice } from '../Choice.tsx'
import { Measured } from '../rules/Measured.tsx'
import { toNumber } from '../typed.ts'
import type { TypedMails } from './typed-mails.ts'

interface Props {
  mails: TypedMails
  errors: SettingsErrors
  onChange: (mails: TypedMails) => void
}

/** The mails that the studio gets itself: in which language, and when it is reminded of a request. */
export function MailsFields({ mails, errors, onChange }: Props) {
  const { locale, t } = useTexts('settings', 'bookings', 'errors')
  const wrong = errors['mails.nudgeHours']
  return (
    <Part anchor="mails" title={t('settings.mails')}>
      <Field label={t('settings.mailLanguage')} hint={t('settings.mailLanguageHint')}>
        {(control) => (
          <select
            {...control}
            className="control sm:max-w-60"
            value={mails.language}
            onChange={({ target }) => onChange({ ...mails, language: target.value })}
          >
            {locales.map((one) => (
              <option key={one} value={one}>
                {languageName(locale, one)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <Choice
          label={t('settings.nudgeChoice')}
          hint={mails.nudging ? undefined : t('settings.nudgeNever')}
          checked={mails.nudging}
          onChange={(nudging) => onChange({ ...mails, nudging })}
        />
        {mails.nudging && (
          <Field
            label={t('settings.nudgeHours')}
            hint={t('settings.nudgeHint')}
            error={wrong && errorText(t, wrong)}
          >
            {(control) => (
              <Measured
                words={
                  toNumber(mails.nudgeHours) > 0 ? waitWords({ locale, t }, toNumber(mails.nudgeHours)) : ''
                }
                typed={mails.nudgeHours}
              >
                <input
                  {...control}
                  className="control tabular-nums"
                  type="number"
                  inputMode="numeric"
                  required
                  min={1}
                  max={MAX_RULE_HOURS}
                  value={mails.nudgeHours}
                  onChange={({ target }) => onChange({ ...mails, nudgeHours: target.value })}
                />
              </Measured>
            )}
          </Field>
        )}
      </div>
    </Part>
  )
}
