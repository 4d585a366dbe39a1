import { Field } from '../../../components/ui/Field.tsx'
import { formatNumber } from '../../../i18n/format-number.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import { lengthWords } from '../../../i18n/session-words.ts'
import { useTexts } from '../../shared/island.tsx'

interface Props {
  /** Minutes. */
  durations: number[]
  chosen: number
  onChoose: (minutes: number) => void
}

/** More than these are a list to unfold. */
const SEEN_AT_ONCE = 8

/** As many stand in one row, on a phone as well. */
const IN_A_ROW = 5

/** For how long: side by side, as above the free times of the public pages. */
export function DurationField({ durations, chosen, onChoose }: Props) {
  const { locale, t } = useTexts('bookings', 'times')
  const label = t('bookings.duration')
  const words = (minutes: number) => asBeginning(locale, lengthWords({ locale, t }, minutes))
  if (durations.length > SEEN_AT_ONCE) {
    return (
      <Field label={label}>
        {(control) => (
          <select
            {...control}
            name="duration"
            className="control"
            value={chosen}
            onChange={({ target }) => onChoose(Number(target.value))}
          >
            {/* No longer offered, but still what the form holds. */}
            {!durations.includes(chosen) && (
              <option value={chosen} disabled>
                {words(chosen)}
              </option>
            )}
            {durations.map((minutes) => (
              <option key={minutes} value={minutes}>
                {words(minutes)}
              </option>
            ))}
          </select>
        )}
      </Field>
    )
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      {/* Two rows of as many rather than one length by itself. */}
      <div
        className="lengths"
        style={
          durations.length > IN_A_ROW
            ? { gridTemplateColumns: `repeat(${Math.ceil(durations.length / 2)}, 1fr)` }
            : undefined
        }
      >
        {durations.map((minutes) => (
          <label key={minutes} className="pick">
            <input
              type="radio"
              name="duration"
              value={minutes}
              checked={minutes === chosen}
              onChange={() => onChoose(minutes)}
            />
            {t('times.hours', { hours: formatNumber(locale, minutes / 60) })}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
