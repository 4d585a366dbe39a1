import type { ErrorCode } from '../../domain/errors.ts'
import { formatNumber } from '../../i18n/format-number.ts'
import { asBeginning, joinEntries, joinList } from '../../i18n/joins.ts'
import { lengthWords } from '../../i18n/session-words.ts'
import { useTexts } from '../shared/island.tsx'
import { ErrorGroup } from './ErrorGroup.tsx'

interface Props {
  durations: number[]
  /** Lengths that only services with durations of their own offer, and which these are. */
  elsewhere?: { lengths: readonly number[]; services: string[] }
  error: ErrorCode | undefined
  onChange: (durations: number[]) => void
}

const usualDurations = [30, 60, 90, 120, 150, 180, 210, 240, 300, 360, 480, 600, 720, 1440]

/** Which lengths of sessions are offered. */
export function DurationChoices({ durations, elsewhere, error, onChange }: Props) {
  const { locale, t } = useTexts('settings', 'bookings')
  // Among hours a day and a night is some more of them.
  const hours = (count: number) => t('bookings.hours', { count, number: formatNumber(locale, count) })
  const offered = [...new Set([...usualDurations, ...durations])].sort((a, b) => a - b)
  const ownLengths = elsewhere?.lengths.map((minutes) => lengthWords({ locale, t }, minutes)) ?? []
  return (
    <ErrorGroup
      legend={t('settings.durations')}
      hint={
        elsewhere && ownLengths.length > 0
          ? t('settings.durationsElsewhere', {
              lengths: asBeginning(locale, joinList(locale, ownLengths)),
              services: joinEntries(locale, elsewhere.services),
            })
          : undefined
      }
      error={error}
      className="lengths lengths-many"
    >
      {offered.map((minutes) => (
        <label key={minutes} className="pick">
          <input
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
