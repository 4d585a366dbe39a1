import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { Notice } from '../../../components/ui/Notice.tsx'
import { Skeleton } from '../../../components/ui/Skeleton.tsx'
import { StatusBadge } from '../../../components/ui/StatusBadge.tsx'
import { periodOf, type StudioBooking } from '../../../domain/booking/booking.ts'
import type { Result } from '../../../domain/errors.ts'
import { mayChange } from '../../../domain/people/access.ts'
import { bookingFacts } from '../../../i18n/booking-facts.ts'
import { formatDate, momentWords } from '../../../i18n/format.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import { localizedPath } from '../../../i18n/url.ts'
import { $booking, loadBooking, lookAgainAt } from '../../../stores/bookings/bookings.ts'
import { $ahead, needClock, studioNow } from '../../../stores/clock.ts'
import type { Account } from '../../../stores/people/session.ts'
import { Attendance } from '../../shared/Attendance.tsx'
import { FromTo } from '../../shared/FromTo.tsx'
import { island, useTexts } from '../../shared/island.tsx'
import { LoadFailure } from '../../shared/LoadFailure.tsx'
import { CustomerNotes } from '../../shared/notes/CustomerNotes.tsx'
import { StaffNotes } from '../../shared/notes/StaffNotes.tsx'
import { SignedIn } from '../../shared/SignedIn.tsx'
import { errorText } from '../../shared/texts.ts'
import { useTypeName } from '../../shared/type-name.ts'
import { useArrival } from '../../shared/use-arrival.ts'
import { useFresh } from '../../shared/use-fresh.ts'
import { Customer } from '../Customer.tsx'
import { MoneySection } from '../money/MoneySection.tsx'
import { type Looks, News } from '../News.tsx'
import { AddToCalendar } from './AddToCalendar.tsx'
import { BookingHistory } from './BookingHistory.tsx'
import { CancelBooking } from './CancelBooking.tsx'
import { Confirmed } from './Confirmed.tsx'
import { PaperHead } from './PaperHead.tsx'

export const BookingDetail = island<'common' | 'bookings' | 'money' | 'notes' | 'errors'>(BookingDetailScreen)

function BookingDetailScreen() {
  const { locale, t } = useTexts('common', 'bookings', 'errors')
  return (
    <div className="grid max-w-2xl gap-6">
      <SignedIn>{(account) => <LoadedBooking account={account} />}</SignedIn>
      <p className="print:hidden">
        <a className="button button-quiet" href={localizedPath(locale, '/dashboard')}>
          {t('common.back')}
        </a>
      </p>
    </div>
  )
}

interface Props {
  account: Account
}

function LoadedBooking({ account }: Props) {
  const { t } = useTexts('common', 'errors')
  const state = useStore($booking)
  // One pre-built page serves every booking: the id is the last part of the address.
  const id = location.pathname.split('/').at(-1) ?? ''
  useEffect(() => {
    loadBooking(id)
  }, [id])
  const [looks, setLooks] = useState<Looks>()
  useFresh(async () => {
    const news = await lookAgainAt(id)
    if (news) setLooks({ before: [news.before], after: [news.after] })
  })

  if (state.status === 'loading') return <Skeleton label={t('common.loading')} rows={1} className="h-72" />
  if (state.status === 'ready') {
    return (
      <>
        <Facts account={account} booking={state.value} />
        <News looks={looks} />
      </>
    )
  }
  if (state.code === 'booking_not_found' || state.code === 'not_allowed') {
    return <Notice kind="failure">{errorText(t, state.code)}</Notice>
  }
  return <LoadFailure code={state.code} onRetry={() => loadBooking(id)} />
}

function Facts({ account, booking }: Props & { booking: StudioBooking }) {
  const { locale, t } = useTexts('common', 'bookings', 'money', 'errors')
  const [outcome, setOutcome] = useState<{ result: Result<unknown>; done: string }>()
  const onCancelled = (result: Result<unknown>) => setOutcome({ result, done: t('bookings.cancelledNotice') })
  // What can still be done depends on it.
  useStore($ahead)
  useEffect(() => {
    needClock()
  }, [])
  const now = studioNow()
  const own = account.role !== 'admin' && booking.userId === account.id
  const nameOf = useTypeName()
  // The time has a place of its own above; what nobody has said is not told.
  const facts = bookingFacts({ locale, t, nameOf }, booking).filter(
    ({ field, words }) => field !== 'start' && words !== '',
  )
  // The dialog has gone, and with the booking's status perhaps the button that opened it.
  const answer = useArrival<HTMLDivElement>(outcome)
  return (
    <article className="panel paper grid gap-6">
      <PaperHead booking={booking} />
      <p>
        <StatusBadge status={booking.status} label={t(`bookings.${booking.status}`)} />
      </p>
      {outcome && (
        <div ref={answer} tabIndex={-1}>
          {outcome.result.ok ? (
            <Notice kind="success">{outcome.done}</Notice>
          ) : (
            <Notice kind="failure">{errorText(t, outcome.result.code)}</Notice>
          )}
        </div>
      )}
      {booking.status === 'pending' && booking.userId === account.id && (
        <Notice kind="info">
          {t('bookings.bookedNotice')}
          {booking.expiresAt && (
            <>
              <br />
              {t('bookings.expiresAt', { moment: momentWords(locale, booking.expiresAt) })}
            </>
          )}
        </Notice>
      )}
      {account.role === 'admin' && booking.cancelAskedAt && (
        <Notice kind="info">
          {t('bookings.cancelAskedAt', { moment: momentWords(locale, booking.cancelAskedAt) })}
        </Notice>
      )}
      <dl className="facts sm:grid-cols-2">
        <div className="sm:col-span-2">
          <dt>{t('bookings.dateAndTime')}</dt>
          <dd className="text-fluid-lg font-semibold">{formatDate(locale, booking.start)}</dd>
          <dd>
            <FromTo period={periodOf(booking)} />
          </dd>
        </div>
        {account.role === 'admin' && (
          <div>
            <dt>{t('bookings.customer')}</dt>
            <dd>
              <Customer booking={booking} />
            </dd>
          </div>
        )}
        {booking.status === 'cancelled' && booking.reason && (
          <div className="sm:col-span-2">
            <dt>{t('bookings.reasonGiven')}</dt>
            <dd className="font-normal break-words whitespace-pre-line">{booking.reason}</dd>
          </div>
        )}
        {facts.map(({ field, label, words }) => (
          <div key={field} className={field === 'notes' ? 'sm:col-span-2' : undefined}>
            <dt>{label}</dt>
            <dd className={field === 'notes' ? 'font-normal whitespace-pre-line' : undefined}>
              {field === 'notes' ? words : asBeginning(locale, words)}
            </dd>
          </div>
        ))}
      </dl>
      {own && booking.status !== 'cancelled' && <p className="text-muted">{t('common.owed')}</p>}
      {account.role === 'admin' && <Attendance booking={booking} now={now} />}
      {mayChange(account, booking) && (
        <div className="border-t border-line pt-6 print:hidden">
          <CancelBooking booking={booking} onAnswered={onCancelled}>
            <a className="button button-quiet" href={localizedPath(locale, `/bookings/${booking.id}/edit`)}>
              {t('bookings.edit')}
            </a>
          </CancelBooking>
        </div>
      )}
      {own && booking.status === 'confirmed' && now < booking.start && (
        <Confirmed
          account={account}
          booking={booking}
          now={now}
          onCancelled={onCancelled}
          onAsked={(result) => setOutcome({ result, done: t('bookings.cancelAskedNotice') })}
        />
      )}
      <MoneySection account={account} booking={booking} />
      {account.role === 'admin' && (
        <div className="grid gap-6 border-t border-line pt-6 print:hidden">
          <StaffNotes about={{ bookingId: booking.id }} />
          {booking.userId && <CustomerNotes customerId={booking.userId} />}
        </div>
      )}
      <AddToCalendar booking={booking} />
      <div className="border-t border-line pt-6 print:hidden">
        <Button onClick={() => print()}>{t('money.print')}</Button>
      </div>
      <BookingHistory account={account} booking={booking} />
    </article>
  )
}
