import { Button } from '../../../components/ui/Button.tsx'
import { type CalendarView, turned } from '../../../domain/calendar/calendar-view.ts'
import { noonOf } from '../../../domain/calendar/studio-time.ts'
import { formatDate, formatMonth } from '../../../i18n/format.ts'
import { formatDays } from '../../../i18n/format-days.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import { useTexts } from '../../shared/island.tsx'
import { Step } from '../Step.tsx'

interface Props {
  view: CalendarView
  /** The day around which the view was asked for. */
  day: string
  days: string[]
  today: string
  moving: boolean
  /** Without it nothing can be moved in this view. */
  onMoving: ((moving: boolean) => void) | undefined
  onShow: (day: string) => void
}

const words = {
  day: { before: 'admin.previousDay', present: 'admin.today', after: 'admin.nextDay' },
  week: { before: 'admin.previousWeek', present: 'admin.presentWeek', after: 'admin.nextWeek' },
  month: { before: 'admin.previousMonth', present: 'admin.presentMonth', after: 'admin.nextMonth' },
} as const

/** What the calendar shows, and the ways to what comes before and after. */
export function CalendarHead({ view, day, days, today, moving, onMoving, onShow }: Props) {
  const { locale, t } = useTexts('common', 'admin')
  const [first = day, last = day] = [days[0], days.at(-1)]
  const title = {
    day: () => asBeginning(locale, formatDate(locale, noonOf(day))),
    week: () => formatDays(locale, noonOf(first), noonOf(last)),
    month: () => formatMonth(locale, noonOf(day)),
  }[view]()
  const { before, present, after } = words[view]
  const here = view === 'month' ? day.slice(0, 7) === today.slice(0, 7) : days.includes(today)
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div>
        <h2 id="calendar-title" className="text-fluid-xl font-semibold" aria-live="polite">
          {title}
        </h2>
        <p className="text-fluid-sm text-muted">{t('common.studioTime')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Step label={t(before)} towards="start" onStep={() => onShow(turned(view, day, -1))} />
        <Button aria-pressed={here} onClick={() => onShow(today)}>
          {t(present)}
        </Button>
        <Step label={t(after)} towards="end" onStep={() => onShow(turned(view, day, 1))} />
        {onMoving && (
          <Button aria-pressed={moving} onClick={() => onMoving(!moving)}>
            {t('admin.move')}
          </Button>
        )}
      </div>
    </div>
  )
}
