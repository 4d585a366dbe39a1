import { Field } from '../../../components/ui/Field.tsx'

interface Props {
  label: string
  hint: string
  error: string | undefined
  /** Whether it is the visitor's own number: then the browser fills it in. */
  own: boolean
  value: string
  onChange: (value: string) => void
}

/** A phone number, however it is written. */
export function PhoneField({ label, hint, error, own, value, onChange }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          className="control"
          type="tel"
          name={own ? 'tel' : undefined}
          autoComplete={own ? 'tel' : 'off'}
          maxLength={32}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
