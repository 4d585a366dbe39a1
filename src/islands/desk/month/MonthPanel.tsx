import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { addMonths, firstDayOf, monthOf } from '../../../domain/calendar/days.ts'
import { noonOf, toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { formatMonth } from '../../../i18n/format.ts'
import { studioNow } from '../../../stores/clock.ts'
import { $month, loadMonth, refreshMonth } from '../../../stores/month.ts'
import { FoldedPart } from '../../shared/FoldedPart.tsx'
import { useTexts } from '../../shared/island.tsx'
import { Loaded } from '../../shared/Loaded.tsx'
import { useFresh } from '../../shared/use-fresh.ts'
import { Step } from '../Step.tsx'
import { MonthFile } from './MonthFile.tsx'
import { MonthNumbers } from './MonthNumbers.tsx'
import { TopCustomers } from './TopCustomers.tsx'

const monthsFrom = (month: string, months: number) => monthOf(addMonths(firstDayOf(month), months))

/** A month's results, on demand: folded, it loads nothing. */
export function MonthPanel() {
  const { t } = useTexts('money')
  return (
    <FoldedPart title={t('money.monthTitle')} summary={t('money.monthText')}>
      <Month />
    </FoldedPart>
  )
}

/** A month beside the one before, and its file for the books. */
function Month() {
  const { locale, t } = useTexts('money')
  const present = monthOf(toStudioMoment(studioNow()).date)
  const [month, setMonth] = useState(present)
  const state = useStore($month)
  const load = () => void loadMonth(month)
  useEffect(load, [month])
  useFresh(() => refreshMonth(month))
  // Another month's numbers do not stand under this one's name.
  const shown =
    state.status === 'ready' && state.value.month !== month ? ({ status: 'loading' } as const) : state
  const name = (of: string) => formatMonth(locale, noonOf(firstDayOf(of)))
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="flex items-center gap-1">
          <Step
            label={t('money.previousMonth')}
            towards="start"
            onStep={() => setMonth(monthsFrom(month, -1))}
          />
          <p aria-live="polite" className="min-w-40 text-center font-semibold">
            {name(month)}
          </p>
          <Step label={t('money.nextMonth')} towards="end" onStep={() => setMonth(monthsFrom(month, 1))} />
        </div>
        <MonthFile
          month={month === present ? monthsFrom(present, -1) : month}
          label={month === present ? t('money.lastMonthFile') : t('money.monthFile', { month: name(month) })}
        />
      </div>
      <Loaded state={shown} load={load} failed={t('money.monthFailed')} boxes={1} height="h-28">
        {({ numbers: [present, before], customers }) =>
          present &&
          before && (
            <>
              <MonthNumbers month={present} before={before} />
              {customers.length > 0 && <TopCustomers customers={customers} />}
            </>
          )
        }
      </Loaded>
    </>
  )
}
