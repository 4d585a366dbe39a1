import { useState } from 'react'
import { Field } from '../../components/ui/Field.tsx'
import { type Credentials, PASSWORD_MIN_LENGTH } from '../../domain/account.ts'
import type { ErrorCode } from '../../domain/errors.ts'
import type { Translate } from '../../i18n/t.ts'
import { errorText } from '../shared/texts.ts'

interface Props {
  t: Translate<'auth' | 'errors'>
  purpose: 'sign-in' | 'register'
  credentials: Credentials
  onChange: (credentials: Credentials) => void
  error: ErrorCode | undefined
}

const emailErrors: ErrorCode[] = ['email_missing', 'email_invalid']
const passwordErrors: ErrorCode[] = ['password_missing', 'password_too_short']

/** Whether an error is shown beside its field, so that the form need not repeat it. */
export function belongsToField(code: ErrorCode | undefined): boolean {
  return code !== undefined && [...emailErrors, ...passwordErrors].includes(code)
}

/** E-mail and password, as sign-in and registration ask for them. */
export function CredentialsFields({ t, purpose, credentials, onChange, error }: Props) {
  const [visible, setVisible] = useState(false)
  const errorAmong = (codes: ErrorCode[]) =>
    error && codes.includes(error) ? errorText(t, error) : undefined
  const registering = purpose === 'register'
  return (
    <>
      <Field label={t('auth.email')} error={errorAmong(emailErrors)}>
        {(control) => (
          <input
            {...control}
            className="control"
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            maxLength={254}
            required
            value={credentials.email}
            onChange={(event) => onChange({ ...credentials, email: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={registering ? t('auth.createPassword') : t('auth.password')}
        hint={registering ? t('auth.passwordHint', { count: PASSWORD_MIN_LENGTH }) : undefined}
        error={errorAmong(passwordErrors)}
      >
        {(control) => (
          <div className="relative">
            <input
              {...control}
              className="control pe-28"
              type={visible ? 'text' : 'password'}
              name="password"
              autoComplete={registering ? 'new-password' : 'current-password'}
              minLength={registering ? PASSWORD_MIN_LENGTH : undefined}
              maxLength={72}
              required
              value={credentials.password}
              onChange={(event) => onChange({ ...credentials, password: event.target.value })}
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
    </>
  )
}
