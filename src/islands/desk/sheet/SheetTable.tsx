import { periodOf, type StudioBooking } from '../../../domain/booking/booking.ts'
import { runsAt } from '../../../domain/booking/own-day.ts'
import { stretchOn } from '../../../domain/calendar/day-stretch.ts'
import { timeOfDay } from '../../../domain/calendar/studio-time.ts'
import { saidDetails } from '../../../i18n/booking-facts.ts'
import { customerName } from '../../../i18n/customer-name.ts'
import { momentWords } from '../../../i18n/format.ts'
import { joinLabel } from '../../../i18n/joins.ts'
import { lengthWords, periodWordsOn } from '../../../i18n/session-words.ts'
import { localizedPath } from '../../../i18n/url.ts'
import type { DaySheet } from '../../../stores/bookings/day-sheet.ts'
import { studioNow } from '../../../stores/clock.ts'
import type { SavedClosure } from '../../../stores/closures.ts'
import { BookingBadge } from '../../shared/BookingBadge.tsx'
import { useTexts } from '../../shared/island.tsx'
import { PaidLine } from '../../shared/PaidLine.tsx'
import { PhoneLink } from '../../shared/PhoneLink.tsx'
import { useTypeName } from '../../shared/type-name.ts'
import { kindName } from '../closure-words.ts'

/** A day's sessions in order, a row each: when, whose, what for, how to reach the customer, and what to know. */
export function SheetTable({ sheet, now }: { sheet: DaySheet; now: Date }) {
  const { locale, t } = useTexts('money')
  const { date, bookings, closures, notes } = sheet
  const rows = [
    ...bookings.map((booking) => ({ start: booking.start, id: booking.id, booking })),
    ...closures.map((closure) => ({ start: closure.start, id: closure.id, closure })),
  ].sort((a, b) => +a.start - +b.start)
  if (rows.length === 0) return <p>{t('money.daySheetEmpty')}</p>
  return (
    <div className="grid gap-3">
      <table className="sheet">
        <caption className="sr-only">{t('money.daySheet')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('money.sheetTime')}</th>
            <th scope="col">{t('money.sheetWho')}</th>
            <th scope="col">{t('money.sheetWhat')}</th>
            <th scope="col">{t('money.sheetNotes')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) =>
            'booking' in row ? (
              <BookingRow
                key={row.id}
                date={date}
                now={now}
                booking={row.booking}
                said={(notes[row.id] ?? []).map(({ body }) => body)}
              />
            ) : (
              <ClosureRow key={row.id} date={date} closure={row.closure} />
            ),
          )}
        </tbody>
      </table>
      <p className="hidden text-muted print:block">
        {t('money.printedAt', { moment: momentWords(locale, studioNow()) })}
      </p>
    </div>
  )
}

interface BookingProps {
  date: string
  now: Date
  booking: StudioBooking
  /** What the staff wrote. */
  said: string[]
}

function BookingRow({ date, now, booking, said }: BookingProps) {
  const language = useTexts('admin', 'bookings', 'money')
  const { locale, t } = language
  const nameOf = useTypeName()
  const { customer } = booking
  const wishes = saidDetails({ ...language, nameOf }, booking).map(({ text }) => text)
  const { start, end } = periodOf(booking)
  return (
    <tr data-runs={runsAt(booking, now) || undefined} data-over={end <= now || undefined}>
      <th scope="row">
        <a className="sheet-time" href={localizedPath(locale, `/bookings/${booking.id}`)}>
          {periodWordsOn(language, { start, end }, date)}
        </a>
        <BookingBadge booking={booking} now={now} />
      </th>
      <td>
        <strong>{customerName(t, booking)}</strong>
        {customer.phone && (
          <span className="sheet-line">
            <PhoneLink phone={customer.phone} />
          </span>
        )}
      </td>
      <td>
        <span className="dotted">
          <span>{nameOf(booking.type, booking.serviceNames)}</span>
          <span>{lengthWords(language, booking.duration)}</span>
        </span>
        <PaidLine booking={booking} always />
      </td>
      <td className="sheet-notes as-typed">
        {wishes.join('\n')}
        {said.length > 0 && (
          <>
            {wishes.length > 0 && '\n'}
            <strong>{joinLabel(locale, t('money.staffNotes'), '').trimEnd()}</strong>
            {`\n${said.join('\n')}`}
          </>
        )}
      </td>
    </tr>
  )
}

function ClosureRow({ date, closure }: { date: string; closure: SavedClosure }) {
  const { t } = useTexts('admin', 'bookings')
  const stretch = stretchOn(date, closure)
  if (!stretch) return null
  return (
    <tr>
      <th scope="row">
        <span className="sheet-time">
          {t('bookings.fromTo', { from: timeOfDay(stretch.from), to: timeOfDay(stretch.to) })}
        </span>
      </th>
      <td>
        <strong>{t('admin.closed')}</strong>
      </td>
      <td>{kindName(t, closure.kind)}</td>
      <td className="sheet-notes as-typed">{closure.note}</td>
    </tr>
  )
}
