import type { ErrorCode } from '../../domain/errors.ts'
import type { Credentials } from '../../domain/people/account.ts'
import type { Translate } from '../../i18n/t.ts'
import { EmailField, isEmailError } from '../shared/EmailField.tsx'
import { isPasswordError, PasswordField } from '../shared/PasswordField.tsx'

interface Props {
  t: Translate<'auth' | 'errors'>
  purpose: 'sign-in' | 'register'
  credentials: Credentials
  onChange: (credentials: Credentials) => void
  error: ErrorCode | undefined
}

/** Whether an error is shown beside its field, so that the form need not repeat it. */
export function belongsToField(code: ErrorCode | undefined): boolean {
  return isEmailError(code) || isPasswordError(code)
}

/** E-mail and password, as sign-in and registration ask for them. */
export function CredentialsFields({ t, purpose, credentials, onChange, error }: Props) {
  const registering = purpose === 'register'
  return (
    <>
      <EmailField
        t={t}
        label={t('auth.email')}
        value={credentials.email}
        onChange={(email) => onChange({ ...credentials, email })}
        error={error}
      />
      <PasswordField
        t={t}
        label={registering ? t('auth.createPassword') : t('auth.password')}
        purpose={registering ? 'new' : 'current'}
        value={credentials.password}
        onChange={(password) => onChange({ ...credentials, password })}
        error={error}
      />
    </>
  )
}
