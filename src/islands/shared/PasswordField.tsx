import { useState } from 'react'
import { Field } from '../../components/ui/Field.tsx'
import { PASSWORD_MIN_LENGTH } from '../../domain/account.ts'
import type { ErrorCode } from '../../domain/errors.ts'
import type { Translate } from '../../i18n/t.ts'
import { errorText } from './texts.ts'

interface Props {
  t: Translate<'auth' | 'errors'>
  label: string
  /** A new password is measured, and password managers offer to make one. */
  purpose: 'new' | 'current'
  value: string
  onChange: (password: string) => void
  /** The form's error; shown here if it is one of a password. */
  error: ErrorCode | undefined
}

const passwordErrors: ErrorCode[] = [
  'password_missing',
  'password_too_short',
  'password_same',
  'password_wrong',
]

/** Whether an error is shown beside the password, so that the form need not repeat it. */
export function isPasswordError(code: ErrorCode | undefined): boolean {
  return code !== undefined && passwordErrors.includes(code)
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ t, label, purpose, value, onChange, error }: Props) {
  const [visible, setVisible] = useState(false)
  const isNew = purpose === 'new'
  return (
    <Field
      label={label}
      hint={isNew ? t('auth.passwordHint', { count: PASSWORD_MIN_LENGTH }) : undefined}
      error={error && isPasswordError(error) ? errorText(t, error) : undefined}
    >
      {(control) => (
        <div className="relative">
          <input
            {...control}
            className="control pe-28"
            type={visible ? 'text' : 'password'}
            name="password"
            autoComplete={isNew ? 'new-password' : 'current-password'}
            minLength={isNew ? PASSWORD_MIN_LENGTH : undefined}
            maxLength={72}
            required
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <button
            type="button"
            className="absolute inset-y-0 end-0 min-w-11 cursor-pointer rounded-[0.6rem] px-3 text-sm text-muted hover:text-ink"
            onClick={() => setVisible(!visible)}
          >
            {visible ? t('auth.hidePassword') : t('auth.showPassword')}
          </button>
        </div>
      )}
    </Field>
  )
}
