import type { ComponentProps } from 'react'
import { Field } from '../../components/ui/Field.tsx'

interface Props
  extends Omit<ComponentProps<typeof Field>, 'children'>,
    Pick<ComponentProps<'input'>, 'min' | 'max' | 'required'> {
  /** `2026-11-26`, or empty. */
  value: string
  className?: string
  onChange: (value: string) => void
}

/** A day, as the browser lets one choose it. */
export function DayField({ value, min, max, required, className = 'control', onChange, ...field }: Props) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          className={className}
          type="date"
          required={required}
          min={min}
          max={max}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
