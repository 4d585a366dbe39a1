import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { Notice } from '../../../components/ui/Notice.tsx'
import { Skeleton } from '../../../components/ui/Skeleton.tsx'
import { periodOf, type StudioBooking } from '../../../domain/booking/booking.ts'
import { mayChange, wentUnanswered, wouldBookAgain } from '../../../domain/booking/permissions.ts'
import { isOfToday } from '../../../domain/booking/session-length.ts'
import { type Result, success } from '../../../domain/errors.ts'
import { localizedPath } from '../../../i18n/url.ts'
import { $booking, loadBooking, lookAgainAt } from '../../../stores/bookings/bookings.ts'
import type { Account } from '../../../stores/people/session.ts'
import { Attendance } from '../../shared/Attendance.tsx'
import { ConfirmRequest } from '../../shared/ConfirmRequest.tsx'
import { island, useTexts } from '../../shared/island.tsx'
import { reloadOnceSaved, takeSaved } from '../../shared/just-saved.ts'
import { LoadFailure } from '../../shared/LoadFailure.tsx'
import { CustomerNotes } from '../../shared/notes/CustomerNotes.tsx'
import { StaffNotes } from '../../shared/notes/StaffNotes.tsx'
import { SessionLight } from '../../shared/SessionLight.tsx'
import { SignedIn } from '../../shared/SignedIn.tsx'
import { SessionLength } from '../../shared/session-length/SessionLength.tsx'
import { errorText } from '../../shared/texts.ts'
import { UndoBar } from '../../shared/UndoBar.tsx'
import { useArrival } from '../../shared/use-arrival.ts'
import { useFresh } from '../../shared/use-fresh.ts'
import { useNow } from '../../shared/use-now.ts'
import { BookAgain } from '../BookAgain.tsx'
import { MoneySection } from '../money/MoneySection.tsx'
import { type Looks, News } from '../News.tsx'
import { AddToCalendar } from './AddToCalendar.tsx'
import { AnswerBar } from './AnswerBar.tsx'
import { BookingHistory } from './BookingHistory.tsx'
import { CancelBooking } from './CancelBooking.tsx'
import { Confirmed } from './Confirmed.tsx'
import { DetailFacts } from './DetailFacts.tsx'
import { DetailHead } from './DetailHead.tsx'
import { OtherTime } from './OtherTime.tsx'

interface Given {
  /** What a customer should know before coming, from the page. */
  visit?: ReactNode
}

export const BookingDetail = island<'common' | 'bookings' | 'money' | 'notes' | 'errors' | 'times', Given>(
  BookingDetailScreen,
)

function BookingDetailScreen({ visit }: Given) {
  return (
    <SignedIn>
      {(account) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <LoadedBooking account={account} visit={visit} />
        </div>
      )}
    </SignedIn>
  )
}

interface Props extends Given {
  account: Account
}

function LoadedBooking({ account, visit }: Props) {
  const { t } = useTexts('common', 'errors')
  const state = useStore($booking)
  // One pre-built page serves every booking: the id is the last part of the address.
  const id = location.pathname.split('/').at(-1) ?? ''
  useEffect(() => {
    loadBooking(id)
  }, [id])
  const [saved] = useState(() => takeSaved(id))
  useEffect(() => reloadOnceSaved(id), [id])
  const [looks, setLooks] = useState<Looks>()
  useFresh(async () => {
    const news = await lookAgainAt(id)
    if (news) setLooks({ before: [news.before], after: [news.after] })
  })

  if (state.status === 'loading') return <Skeleton label={t('common.loading')} rows={1} className="h-72" />
  if (state.status === 'ready') {
    return (
      <>
        <Detail account={account} booking={state.value} visit={visit} saved={saved} />
        <News looks={looks} />
        {account.role === 'admin' && <UndoBar />}
      </>
    )
  }
  if (state.code === 'booking_not_found' || state.code === 'not_allowed') {
    return <Notice kind="failure">{errorText(t, state.code)}</Notice>
  }
  return <LoadFailure code={state.code} onRetry={() => loadBooking(id)} />
}

/** `saved`: the visitor has just changed it. */
function Detail({ account, booking, visit, saved }: Props & { booking: StudioBooking; saved: boolean }) {
  const { locale, t } = useTexts('common', 'bookings', 'money', 'errors')
  const [outcome, setOutcome] = useState<{ result: Result<unknown>; done: string } | undefined>(
    saved ? { result: success(undefined), done: t('bookings.changesSaved') } : undefined,
  )
  const onCancelled = (result: Result<unknown>) => setOutcome({ result, done: t('bookings.cancelledNotice') })
  // What can still be done depends on it.
  const now = useNow()
  const admin = account.role === 'admin'
  const waits = admin && booking.status === 'pending'
  const own = !admin && booking.userId === account.id
  // While it runs, a customer who is late still needs the way and the phone.
  const notOver = now < (booking.status === 'confirmed' ? periodOf(booking).end : booking.start)
  // The dialog has gone, and with the booking's status perhaps the button that opened it.
  const answer = useArrival<HTMLDivElement>(outcome)
  return (
    <>
      <DetailHead booking={booking} />
      <article className="booking-parts">
        <div className="panel paper grid gap-6">
          {outcome && (
            <div ref={answer} tabIndex={-1}>
              {outcome.result.ok ? (
                <Notice kind="success">{outcome.done}</Notice>
              ) : (
                <Notice kind="failure">{errorText(t, outcome.result.code)}</Notice>
              )}
            </div>
          )}
          {/* A customer answers an offer before anything else. */}
          {!admin && <OtherTime account={account} booking={booking} />}
          <DetailFacts account={account} booking={booking} now={now}>
            {booking.status !== 'cancelled' && <SessionLight booking={booking} over={!notOver} />}
          </DetailFacts>
          {admin && <Attendance booking={booking} now={now} />}
          {wouldBookAgain(account, booking, now) && (
            <BookAgain booking={booking} className="button button-primary justify-self-start print:hidden" />
          )}
        </div>
        {mayChange(account, booking, now) && (
          <section className="panel grid content-start gap-4 print:hidden" aria-labelledby="change-title">
            <h2 id="change-title" className="text-fluid-lg font-semibold">
              {t('bookings.changeTitle')}
            </h2>
            {admin && isOfToday(booking, now) && (
              <SessionLength
                booking={booking}
                now={now}
                onAnswered={(result, done) => setOutcome({ result, done })}
              />
            )}
            <CancelBooking booking={booking} onAnswered={onCancelled}>
              {waits && (
                <span className="contents max-md:hidden">
                  <ConfirmRequest booking={booking} />
                </span>
              )}
              <a className="button button-quiet" href={localizedPath(locale, `/bookings/${booking.id}/edit`)}>
                {t('bookings.edit')}
              </a>
              {admin && <OtherTime account={account} booking={booking} />}
            </CancelBooking>
          </section>
        )}
        {own && booking.status === 'confirmed' && notOver && (
          <Confirmed
            account={account}
            booking={booking}
            now={now}
            onCancelled={onCancelled}
            onAsked={(result) => setOutcome({ result, done: t('bookings.cancelAskedNotice') })}
          />
        )}
        {own && booking.status !== 'cancelled' && notOver && visit}
        <MoneySection account={account} booking={booking} />
        {admin && (
          <div className="panel booking-notes grid content-start gap-6 print:hidden">
            <StaffNotes about={{ bookingId: booking.id }} />
            {booking.userId && <CustomerNotes customerId={booking.userId} />}
          </div>
        )}
        {!(own && wentUnanswered(booking, now)) && (
          <AddToCalendar account={account} booking={booking}>
            <Button onClick={() => print()}>{t('money.print')}</Button>
          </AddToCalendar>
        )}
        <BookingHistory account={account} booking={booking} />
      </article>
      {waits && <AnswerBar booking={booking} />}
    </>
  )
}
