import { Field } from './Field.tsx'

interface Props {
  label: string
  hint?: string
  value: string
  onChange: (search: string) => void
}

/** Where one types whom one looks for; at most as long as an address may be. */
export function SearchField({ label, hint, value, onChange }: Props) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <input
          {...control}
          className="control"
          type="search"
          maxLength={254}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
