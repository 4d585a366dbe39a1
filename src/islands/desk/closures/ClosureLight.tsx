import { noonOf } from '../../../domain/calendar/studio-time.ts'
import { formatDay } from '../../../i18n/format.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import { useTexts } from '../../shared/island.tsx'
import { DayStrip } from '../DayStrip.tsx'
import { type ClosureForm, fromForm } from './closure-form.ts'

/** The hours that would be closed on the light of their day, of several days on that of the first and of the last. */
export function ClosureLight({ form }: { form: ClosureForm }) {
  const { locale } = useTexts('admin')
  const [closure] = fromForm({ ...form, repeats: 'never' }) ?? []
  if (form.wholeDays || !closure || closure.start >= closure.end) return null
  const closures = [{ id: 'typed', ...closure }]
  const { firstDay, lastDay } = form
  return [...new Set([firstDay, lastDay])].map((date) => (
    <div key={date} className="closure-sky" aria-hidden="true">
      {lastDay !== firstDay && (
        <p className="text-fluid-sm text-muted">{asBeginning(locale, formatDay(locale, noonOf(date)))}</p>
      )}
      <DayStrip date={date} programme={{ closures }} />
    </div>
  ))
}
