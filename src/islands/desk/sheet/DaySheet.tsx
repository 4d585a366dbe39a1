import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { countOfDay, openOf, ownOf } from '../../../domain/booking/own-day.ts'
import { addDays } from '../../../domain/calendar/days.ts'
import { isStudioDate, noonOf, toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { formatDate } from '../../../i18n/format.ts'
import { formatSums } from '../../../i18n/format-number.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import { lengthWords } from '../../../i18n/session-words.ts'
import {
  $daySheet,
  type DaySheet as DaySheetData,
  loadDaySheet,
  refreshDaySheet,
} from '../../../stores/bookings/day-sheet.ts'
import { studioNow } from '../../../stores/clock.ts'
import { island, useTexts } from '../../shared/island.tsx'
import { Loaded } from '../../shared/Loaded.tsx'
import { SignedIn } from '../../shared/SignedIn.tsx'
import { useAddress } from '../../shared/use-address.ts'
import { useFresh } from '../../shared/use-fresh.ts'
import { useNow } from '../../shared/use-now.ts'
import { DayStrip } from '../DayStrip.tsx'
import { Step } from '../Step.tsx'
import { SheetTable } from './SheetTable.tsx'

/** One day of the studio on one page to print. */
export const DaySheet = island<'common' | 'admin' | 'bookings' | 'money' | 'errors'>(DaySheetScreen)

function DaySheetScreen() {
  return <SignedIn>{() => <Sheet />}</SignedIn>
}

const today = () => toStudioMoment(studioNow()).date

function readDate(query: URLSearchParams): string {
  const date = query.get('date')
  return date && isStudioDate(date) ? date : today()
}

const writeDate = (date: string) => ({ date: date === today() ? undefined : date })

function Sheet() {
  const { locale, t } = useTexts('money')
  const [date, , step] = useAddress(readDate, writeDate)
  const now = useNow()
  const state = useStore($daySheet)
  const load = () => void loadDaySheet(date)
  useEffect(load, [date])
  useFresh(() => refreshDaySheet(date))
  // The day before does not stand under this one's name.
  const shown =
    state.status === 'ready' && state.value.date !== date ? ({ status: 'loading' } as const) : state
  return (
    <div className="paper grid grid-cols-[minmax(0,1fr)] gap-5 print:gap-2">
      <div className="flex items-center gap-3">
        <Step label={t('money.previousDay')} towards="start" onStep={() => step(addDays(date, -1))} />
        <h2
          className="text-fluid-xl leading-tight font-semibold text-balance max-sm:flex-1 max-sm:text-center max-sm:text-lg max-sm:wrap-anywhere"
          aria-live="polite"
        >
          {asBeginning(locale, formatDate(locale, noonOf(date)))}
        </h2>
        <Step label={t('money.nextDay')} towards="end" onStep={() => step(addDays(date, 1))} />
      </div>
      <Loaded state={shown} load={load} failed={t('money.loadFailed')} boxes={3} height="h-24">
        {(sheet) => (
          <>
            <div className="overflow-hidden rounded-card border border-line bg-surface print:hidden">
              <DayStrip date={date} now={date === today() ? now : undefined} programme={sheet} />
            </div>
            <div className="flex items-center justify-between gap-4 max-sm:flex-wrap max-sm:gap-y-3">
              <SumOfDay sheet={sheet} now={now} />
              <Button className="shrink-0 whitespace-nowrap sm:ms-auto print:hidden" onClick={() => print()}>
                {t('money.print')}
              </Button>
            </div>
            <SheetTable sheet={sheet} now={now} />
          </>
        )}
      </Loaded>
    </div>
  )
}

/** How many come, for how long together, and what is still to be paid. */
function SumOfDay({ sheet: { date, bookings }, now }: { sheet: DaySheetData; now: Date }) {
  const language = useTexts('admin', 'bookings', 'money')
  const { locale, t } = language
  const { sessions, minutes } = countOfDay(date, bookings, now)
  const { sums, sessions: owing } = openOf(ownOf(date, bookings, now))
  if (sessions === 0) return null
  return (
    <p className="dotted font-semibold max-sm:basis-full">
      <span>{t('admin.daySum', { count: sessions, length: lengthWords(language, minutes) })}</span>
      {owing > 0 && <span>{t('money.unpaid', { amount: formatSums(locale, sums) })}</span>}
    </p>
  )
}
