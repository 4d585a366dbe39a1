import { useState } from 'react'
import type { ErrorCode } from '../../domain/errors.ts'
import { type Credentials, newPasswordRefusal } from '../../domain/people/account.ts'
import { EmailField, isEmailError } from '../shared/EmailField.tsx'
import { useTexts } from '../shared/island.tsx'
import { isPasswordError, PasswordField } from '../shared/PasswordField.tsx'
import { LikelyEmail } from './LikelyEmail.tsx'

interface Props {
  purpose: 'sign-in' | 'register'
  credentials: Credentials
  onChange: (credentials: Credentials) => void
  error: ErrorCode | undefined
}

/** Whether an error is shown beside its field, so that the form need not repeat it. */
export function belongsToField(code: ErrorCode | undefined): boolean {
  return isEmailError(code) || isPasswordError(code)
}

/** Email and password, as sign-in and registration ask for them. */
export function CredentialsFields({ purpose, credentials, onChange, error }: Props) {
  const { t } = useTexts('auth')
  const registering = purpose === 'register'
  // Both may be wrong at once; only the first is the form's error.
  const refusal = newPasswordRefusal(credentials.password)
  const refusedToo = registering || refusal === 'password_missing' ? refusal : undefined
  const passwordError = isEmailError(error) ? refusedToo : error
  const typeEmail = (email: string) => onChange({ ...credentials, email })
  // Looked at once the password is come to: what appears then moves nothing from under a press.
  const [left, setLeft] = useState<string>()
  return (
    <>
      <div>
        <EmailField label={t('auth.email')} value={credentials.email} onChange={typeEmail} error={error} />
        <LikelyEmail written={left === credentials.email ? left : ''} onTake={typeEmail} />
      </div>
      <PasswordField
        label={registering ? t('auth.createPassword') : t('auth.password')}
        purpose={registering ? 'new' : 'current'}
        value={credentials.password}
        onChange={(password) => onChange({ ...credentials, password })}
        error={passwordError}
        onFocus={() => setLeft(credentials.email)}
      />
    </>
  )
}
