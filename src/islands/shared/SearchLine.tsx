import { EMAIL_MAX_LENGTH } from '../../domain/email-address.ts'

interface Props {
  /** What is looked for by which part of it; stands in the field until somebody types. */
  label: string
  value: string
  onChange: (search: string) => void
}

/** A search for people in one line with what else narrows a list. */
export function SearchLine({ label, value, onChange }: Props) {
  return (
    <input
      className="control min-w-56 flex-1"
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={EMAIL_MAX_LENGTH}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
