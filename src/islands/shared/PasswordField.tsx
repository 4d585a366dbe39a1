import { useState } from 'react'
import { Field } from '../../components/ui/Field.tsx'
import type { ErrorCode } from '../../domain/errors.ts'
import { PASSWORD_MIN_LENGTH } from '../../domain/people/account.ts'
import { useTexts } from './island.tsx'
import { errorText } from './texts.ts'

interface Props {
  label: string
  /** A new password is measured, and password managers offer to make one. */
  purpose: 'new' | 'current'
  value: string
  onChange: (password: string) => void
  /** The form's error; shown here if it is one of a password. */
  error: ErrorCode | undefined
  /** When its input is come to. */
  onFocus?: () => void
}

const passwordErrors: ErrorCode[] = [
  'password_missing',
  'password_too_short',
  'password_too_long',
  'password_same',
  'password_wrong',
]

/** Whether an error is shown beside the password, so that the form need not repeat it. */
export function isPasswordError(code: ErrorCode | undefined): boolean {
  return code !== undefined && passwordErrors.includes(code)
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, purpose, value, onChange, error, onFocus }: Props) {
  const { t } = useTexts('auth', 'errors')
  const [visible, setVisible] = useState(false)
  const isNew = purpose === 'new'
  const action = t(visible ? 'auth.hidePassword' : 'auth.showPassword')
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
            className="control pe-12"
            type={visible ? 'text' : 'password'}
            name="password"
            autoComplete={isNew ? 'new-password' : 'current-password'}
            minLength={isNew ? PASSWORD_MIN_LENGTH : undefined}
            maxLength={72}
            required
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onFocus={onFocus}
          />
          <button
            type="button"
            className="absolute inset-y-0 end-0 grid w-11 cursor-pointer place-items-center rounded-field text-muted hover:text-ink"
            aria-label={action}
            title={action}
            onClick={() => setVisible(!visible)}
          >
            <svg
              viewBox="0 0 24 24"
              className="size-5"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
              aria-hidden="true"
            >
              <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
              <circle cx="12" cy="12" r="3" />
              {visible && <path d="M4.5 19.5l15-15" />}
            </svg>
          </button>
        </div>
      )}
    </Field>
  )
}
