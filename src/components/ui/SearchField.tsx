import type { Ref } from 'react'
import { EMAIL_MAX_LENGTH } from '../../domain/email-address.ts'
import { Field } from './Field.tsx'

interface Props {
  ref?: Ref<HTMLInputElement>
  label: string
  hint?: string
  value: string
  onChange: (search: string) => void
}

/** A search for people by name, phone number or email address, at most as long as an address may be. */
export function SearchField({ ref, label, hint, value, onChange }: Props) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <input
          {...control}
          ref={ref}
          className="control"
          type="search"
          maxLength={EMAIL_MAX_LENGTH}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
