import type { ComponentProps } from 'react'
import { Field } from '../../components/ui/Field.tsx'
import { isStudioDate, noonOf } from '../../domain/calendar/studio-time.ts'
import { formatDate } from '../../i18n/format.ts'
import { asBeginning, joinClauses } from '../../i18n/joins.ts'
import { useLocale } from './island.tsx'

interface Props
  extends Omit<ComponentProps<typeof Field>, 'children' | 'liveHint'>,
    Pick<ComponentProps<'input'>, 'name' | 'min' | 'max' | 'required'> {
  /** `2026-11-26`, or empty. */
  value: string
  className?: string
  onChange: (value: string) => void
}

/** A day, as the browser lets one choose it, and below the same in the page's words: the field itself follows the browser's language. */
export function DayField({
  value,
  name,
  min,
  max,
  required,
  hint,
  className = 'control',
  onChange,
  ...field
}: Props) {
  const locale = useLocale()
  const words = isStudioDate(value) ? asBeginning(locale, formatDate(locale, noonOf(value))) : undefined
  const said = [words, hint].filter((one) => one !== undefined)
  return (
    <Field {...field} hint={joinClauses(locale, ...said)} liveHint>
      {(control) => (
        <input
          {...control}
          className={className}
          type="date"
          name={name}
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
