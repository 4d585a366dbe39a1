import { useStore } from '@nanostores/react'
import { startTransition, use, useEffect, useLayoutEffect, useState } from 'react'
import { formatDate } from '../../../i18n/format.ts'
import { formatNumber } from '../../../i18n/format-number.ts'
import { localizedPath } from '../../../i18n/url.ts'
import { loadAhead } from '../../../stores/bookings/availability.ts'
import { studioNow } from '../../../stores/clock.ts'
import { whenKnown } from '../../../stores/known.ts'
import { $session } from '../../../stores/people/session.ts'
import { $settings, loadSettings } from '../../../stores/settings.ts'
import { island, useTexts } from '../../shared/island.tsx'
import { LoadFailure } from '../../shared/LoadFailure.tsx'
import { SignedIn } from '../../shared/SignedIn.tsx'
import { BookingForm } from './BookingForm.tsx'
import { FRAME_ID } from './use-frame.ts'

export const NewBooking = island<'common' | 'bookings' | 'errors' | 'times'>(NewBookingScreen)

/**
 * Draws nothing until it is known who books and what is offered. Until then the page's frame is visible; the form,
 * drawn in slices beside it, replaces it in one step.
 */
function NewBookingScreen() {
  const { locale } = useTexts('common')
  const [known, setKnown] = useState<Promise<void>>()
  useEffect(() => {
    // Each in a task of its own: together they hold a phone up. Where the taken times are there in time, the calendar is
    // drawn once; numbers and dates of the page's language wake while the answers are on their way.
    const steps = [
      () => {
        const both = whenKnown($session, $settings)
        startTransition(() => setKnown(both))
      },
      loadSettings,
      loadAhead,
      () => formatNumber(locale, 0),
      () => formatDate(locale, studioNow()),
    ]
    for (const step of steps) setTimeout(step)
  }, [locale])
  return known && <KnownScreen known={known} />
}

function KnownScreen({ known }: { known: Promise<void> }) {
  use(known)
  const session = useStore($session)
  const settings = useStore($settings)
  const failed = session.status === 'failed' || settings.status === 'failed'
  useLayoutEffect(() => {
    if (failed) document.getElementById(FRAME_ID)?.remove()
  }, [failed])

  return (
    // The frame is still visible, or the visitor is being sent elsewhere.
    <SignedIn skeleton={null}>
      {(account) => {
        if (account.role === 'admin') return <ToTheDesk />
        if (settings.status === 'loading') return
        if (settings.status === 'failed') {
          return <LoadFailure code={settings.code} onRetry={loadSettings} />
        }
        return <BookingForm account={account} settings={settings.value} />
      }}
    </SignedIn>
  )
}

/** Admins book for somebody, and begin with whom; what was asked for goes along. */
function ToTheDesk() {
  const { locale } = useTexts('common')
  useEffect(() => {
    location.replace(localizedPath(locale, '/admin/bookings/new') + location.search)
  }, [locale])
  return null
}
