import type { Ref } from 'react'
import { Field } from '../../components/ui/Field.tsx'
import type { ErrorCode } from '../../domain/errors.ts'
import { useTexts } from './island.tsx'
import { errorText } from './texts.ts'

interface Props {
  value: string
  onChange: (typed: string) => void
  /** The form's error; shown here if it is one of a code. */
  error: ErrorCode | undefined
  hint?: string
  ref?: Ref<HTMLInputElement>
}

const codeErrors: ErrorCode[] = ['code_invalid', 'code_wrong']

/** Whether an error is shown beside the code, so that the form need not repeat it. */
export function isCodeError(code: ErrorCode | undefined): boolean {
  return code !== undefined && codeErrors.includes(code)
}

/** Six digits from an app or a mail; phones and password managers fill them in. */
export function CodeField({ value, onChange, error, hint, ref }: Props) {
  const { t } = useTexts('step', 'errors')
  return (
    <Field
      label={t('step.code')}
      hint={hint}
      error={error && isCodeError(error) ? errorText(t, error) : undefined}
    >
      {(control) => (
        <input
          {...control}
          ref={ref}
          className="control max-w-48 text-fluid-lg tracking-[0.2em] tabular-nums"
          type="text"
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          // Room for the spaces that a pasted code may bring.
          maxLength={16}
          required
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
