import { Field } from '../../components/ui/Field.tsx'
import { EMAIL_MAX_LENGTH, isAccountAddress, typedAddress } from '../../domain/email-address.ts'
import type { ErrorCode } from '../../domain/errors.ts'
import { useTexts } from './island.tsx'
import { errorText } from './texts.ts'

interface Props {
  label: string
  value: string
  onChange: (email: string) => void
  /** The form's error; shown here if it is one of an address. */
  error: ErrorCode | undefined
}

const emailErrors: ErrorCode[] = ['email_missing', 'email_invalid', 'email_same', 'email_taken']

/** Whether an error is shown beside the address, so that the form need not repeat it. */
export function isEmailError(code: ErrorCode | undefined): boolean {
  return code !== undefined && emailErrors.includes(code)
}

export function EmailField({ label, value, onChange, error }: Props) {
  const { t } = useTexts('errors')
  // What was wrong with an address is gone once it is one.
  const mended = error !== 'email_same' && error !== 'email_taken' && isAccountAddress(value.trim())
  return (
    <Field label={label} error={error && isEmailError(error) && !mended ? errorText(t, error) : undefined}>
      {(control) => (
        <input
          {...control}
          className="control"
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          maxLength={EMAIL_MAX_LENGTH}
          required
          value={value}
          onChange={(event) => onChange(typedAddress(event.target.value))}
        />
      )}
    </Field>
  )
}
