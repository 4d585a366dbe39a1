import { type ComponentProps, useState } from 'react'
import { Field } from '../../components/ui/Field.tsx'
import { isStudioDate, noonOf } from '../../domain/calendar/studio-time.ts'
import { formatNearDate } from '../../i18n/format-days.ts'
import { asBeginning } from '../../i18n/joins.ts'
import { studioNow } from '../../stores/clock.ts'
import { useLocale } from './island.tsx'

interface Props
  extends Omit<ComponentProps<typeof Field>, 'children'>,
    Pick<ComponentProps<'input'>, 'name' | 'min' | 'max' | 'required'> {
  /** `2026-11-26`, or empty. */
  value: string
  onChange: (value: string) => void
}

/**
 * A day, as the browser lets one choose it. The browser writes it in its own language, so the page's words lie over it
 * until somebody types.
 */
export function DayField({ value, name, min, max, required, onChange, ...field }: Props) {
  const locale = useLocale()
  const [typing, setTyping] = useState(false)
  const words = isStudioDate(value) && asBeginning(locale, formatNearDate(locale, noonOf(value), studioNow()))
  return (
    <Field {...field}>
      {(control) => (
        <span className="relative grid">
          {!typing && (
            <span
              className="pointer-events-none absolute inset-0.5 end-10 flex items-center truncate rounded-field bg-surface ps-3"
              aria-live="polite"
            >
              {words}
            </span>
          )}
          <input
            {...control}
            className="control"
            type="date"
            name={name}
            required={required}
            min={min}
            max={max}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            onKeyDown={({ key }) => /^(\S|Backspace|Delete)$/.test(key) && setTyping(true)}
            // What is half typed stays in sight.
            onBlur={({ target }) => setTyping(target.validity.badInput)}
          />
        </span>
      )}
    </Field>
  )
}
