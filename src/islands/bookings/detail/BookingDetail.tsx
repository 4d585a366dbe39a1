import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import { Notice } from '../../../components/ui/Notice.tsx'
import { Skeleton } from '../../../components/ui/Skeleton.tsx'
import { periodOf, type StudioBooking } from '../../../domain/booking/booking.ts'
import { mayChange, wentUnanswered } from '../../../domain/booking/permissions.ts'
import { type Result, success } from '../../../domain/errors.ts'
import { localizedPath } from '../../../i18n/url.ts'
import { $booking, loadBooking, lookAgainAt } from '../../../stores/bookings/bookings.ts'
import type { Account } from '../../../stores/people/session.ts'
import { island, useTexts } from '../../shared/island.tsx'
import { reloadOnceSaved, takeSaved } from '../../shared/just-saved.ts'
import { LoadFailure } from '../../shared/LoadFailure.tsx'
import { CustomerNotes } from '../../shared/notes/CustomerNotes.tsx'
import { StaffNotes } from '../../shared/notes/StaffNotes.tsx'
import { SessionLight } from '../../shared/SessionLight.tsx'
import { SignedIn } from '../../shared/SignedIn.tsx'
import { errorText } from '../../shared/texts.ts'
import { UndoBar } from '../../shared/UndoBar.tsx'
import { useArrival } from '../../shared/use-arrival.ts'
import { useFresh } from '../../shared/use-fresh.ts'
import { useNow } from '../../shared/use-now.ts'
import { MoneySection } from '../money/MoneySection.tsx'
import { type Looks, News } from '../News.tsx'
import { AddToCalendar } from './AddToCalendar.tsx'
import { AnswerBar } from './AnswerBar.tsx'
import { BookingHistory } from './BookingHistory.tsx'
import { CancelBooking } from './CancelBooking.tsx'
import { Confirmed } from './Confirmed.tsx'
import { DeskActions } from './DeskActions.tsx'
import { DeskToday } from './DeskToday.tsx'
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
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-6">
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
  // What can still be done depends on it.
  const now = useNow()
  const admin = account.role === 'admin'
  const waits = admin && booking.status === 'pending'
  const onCancelled = (result: Result<unknown>) =>
    setOutcome({ result, done: t(waits ? 'money.declinedNotice' : 'bookings.cancelledNotice') })
  const onKept = (result: Result<unknown>) => setOutcome({ result, done: t('bookings.keptNotice') })
  const changeable = admin && mayChange(account, booking, now)
  const own = !admin && booking.userId === account.id
  // While it runs, a customer who is late still needs the way and the phone.
  const notOver = now < (booking.status === 'confirmed' ? periodOf(booking).end : booking.start)
  // The dialog has gone, and with the booking's status perhaps the button that opened it.
  const answer = useArrival<HTMLDivElement>(outcome)
  return (
    <>
      <DetailHead account={account} booking={booking} now={now}>
        {changeable && (
          <DeskActions account={account} booking={booking} onCancelled={onCancelled} onKept={onKept} />
        )}
      </DetailHead>
      <article className="booking-parts">
        {outcome && (
          <div ref={answer} tabIndex={-1} className="booking-outcome">
            {outcome.result.ok ? (
              <Notice kind="success">{outcome.done}</Notice>
            ) : (
              <Notice kind="failure">{errorText(t, outcome.result.code)}</Notice>
            )}
          </div>
        )}
        {changeable && (
          <DeskToday
            booking={booking}
            now={now}
            onLengthChanged={(result, done) => setOutcome({ result, done })}
          />
        )}
        <div className="panel paper booking-told">
          {/* A customer answers an offer before anything else. */}
          {!admin && <OtherTime account={account} booking={booking} />}
          <DetailFacts account={account} booking={booking} now={now}>
            {booking.status !== 'cancelled' && <SessionLight booking={booking} over={!notOver} />}
          </DetailFacts>
          {!(own && wentUnanswered(booking, now)) && (
            <AddToCalendar account={account} booking={booking}>
              <Button onClick={() => print()}>{t('money.print')}</Button>
            </AddToCalendar>
          )}
        </div>
        {!admin && mayChange(account, booking, now) && (
          <section className="panel grid content-start gap-4 print:hidden" aria-labelledby="change-title">
            <h2 id="change-title" className="text-fluid-lg font-semibold">
              {t('bookings.changeTitle')}
            </h2>
            <CancelBooking booking={booking} onAnswered={onCancelled}>
              <a className="button button-quiet" href={localizedPath(locale, `/bookings/${booking.id}/edit`)}>
                {t('bookings.edit')}
              </a>
            </CancelBooking>
          </section>
        )}
        {own && booking.status === 'confirmed' && notOver && (
          <Confirmed
            account={account}
            booking={booking}
            now={now}
            onCancelled={onCancelled}
            onKept={onKept}
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
        <BookingHistory account={account} booking={booking} />
      </article>
      {waits && <AnswerBar booking={booking} />}
    </>
  )
}
