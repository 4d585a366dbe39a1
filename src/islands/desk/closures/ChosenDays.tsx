import { isStudioDate, noonOf } from '../../../domain/calendar/studio-time.ts'
import { formatNearDate } from '../../../i18n/format-days.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import { studioNow } from '../../../stores/clock.ts'
import { useTexts } from '../../shared/island.tsx'
import type { ClosureForm } from './closure-form.ts'

type Props = Pick<ClosureForm, 'firstDay' | 'lastDay'>

/** What is chosen in the month, in words, or what to choose: also what screen readers hear after each press. */
export function ChosenDays({ firstDay, lastDay }: Props) {
  const { locale, t } = useTexts('admin')
  const words = (day: string) =>
    isStudioDate(day) ? asBeginning(locale, formatNearDate(locale, noonOf(day), studioNow())) : '–'
  return (
    <div role="status" className="chosen-days" data-chosen={isStudioDate(firstDay) || undefined}>
      {isStudioDate(firstDay) ? (
        <dl>
          {[
            { label: t('admin.firstDay'), day: firstDay },
            { label: t('admin.lastDay'), day: lastDay },
          ].map(({ label, day }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{words(day)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        t('admin.closureDaysHint')
      )}
    </div>
  )
}
