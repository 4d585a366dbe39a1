import type { ErrorCode } from '../../domain/errors.ts'
import { formatNumber } from '../../i18n/format-number.ts'
import { lengthWords } from '../../i18n/session-words.ts'
import { useTexts } from '../shared/island.tsx'
import { ErrorGroup } from './ErrorGroup.tsx'

interface Props {
  durations: number[]
  error: ErrorCode | undefined
  onChange: (durations: number[]) => void
}

const usualDurations = [30, 60, 90, 120, 150, 180, 210, 240, 300, 360, 480, 600, 720, 1440]

/** Which lengths of sessions are offered. */
export function DurationChoices({ durations, error, onChange }: Props) {
  const { locale, t } = useTexts('settings', 'bookings')
  // Among hours a day and a night is some more of them.
  const hours = (count: number) => t('bookings.hours', { count, number: formatNumber(locale, count) })
  const offered = [...new Set([...usualDurations, ...durations])].sort((a, b) => a - b)
  return (
    <ErrorGroup
      legend={t('settings.durations')}
      error={error}
      className="grid grid-cols-2 gap-x-4 sm:grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))]"
    >
      {offered.map((minutes) => (
        <label key={minutes} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            className="size-5 shrink-0"
            type="checkbox"
            checked={durations.includes(minutes)}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? [...durations, minutes].sort((a, b) => a - b)
                  : durations.filter((one) => one !== minutes),
              )
            }
          />
          {minutes < 1440 ? lengthWords({ locale, t }, minutes) : hours(minutes / 60)}
        </label>
      ))}
    </ErrorGroup>
  )
}
