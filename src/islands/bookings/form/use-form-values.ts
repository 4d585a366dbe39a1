import { useEffect, useState } from 'react'
import type { BookingDraft } from '../../../domain/booking/booking.ts'
import { type Details, detailsOf, noDetails } from '../../../domain/booking/details.ts'
import { fromStudioMoment } from '../../../domain/calendar/studio-time.ts'
import type { StudioSettings } from '../../../domain/offers/settings.ts'
import { detailsDraft } from '../../../stores/details-draft.ts'
import { fittingDuration, readSession, type SessionValues, writeSession } from '../../shared/form-values.ts'
import { useAddress } from '../../shared/use-address.ts'
import type { Typed } from './use-frame.ts'

/** What a link says to the studio for whoever follows it (`?notes=`). */
const linkedNotes = () => new URLSearchParams(location.search).get('notes') ?? undefined

/**
 * The booking form's values, those of `booking` at first when one is edited. The session lives in the address
 * (`?service=&duration=&date=&time=`), so that reload, language switch, sign-in and sharing keep it; the details,
 * which nobody shares, are a draft of this tab, and `draftId` is whose they are. A link's words stay in the address
 * until they are changed: as a draft they would come up in a form that another link leads to.
 */
export function useFormValues(
  settings: StudioSettings,
  draftId: string | undefined,
  booking: BookingDraft | undefined,
  byAdmin: boolean,
) {
  const [linked] = useState(linkedNotes)
  const saved = JSON.stringify(detailsOf(booking ?? { ...noDetails, ...(linked && { notes: linked }) }))
  const [details, setDetails] = useState(() =>
    detailsOf({ ...JSON.parse(saved), ...detailsDraft.read(draftId) }),
  )
  const [session, setSession] = useAddress(
    (query) => readSession(query, settings, booking, byAdmin),
    (shown) => ({
      ...writeSession(shown, booking),
      notes: booking || details.notes !== linked ? undefined : linked,
    }),
  )
  useEffect(() => {
    if (JSON.stringify(details) === saved) detailsDraft.forget(draftId)
    else detailsDraft.keep({ ...details }, draftId)
  }, [details, saved, draftId])

  const changeSession = (changed: Partial<SessionValues>) =>
    setSession((before) => {
      const session = { ...before, ...changed }
      const duration = fittingDuration([session.duration], session.type, settings, booking, byAdmin)
      return { ...session, duration }
    })
  const changeDetails = (changed: Partial<Details>) => setDetails((before) => ({ ...before, ...changed }))

  return {
    session,
    start: fromStudioMoment(session),
    details,
    changeSession,
    changeDetails,
    /** What was typed into the page’s frame. */
    takeTyped: ({ service, duration, date, time, ...typed }: Typed) => {
      changeDetails(typed)
      changeSession({
        ...(date !== undefined && { date }),
        ...(time !== undefined && { time }),
        ...(service !== undefined && { type: service }),
        ...(duration !== undefined && { duration: Number(duration) }),
      })
    },
    forgetDetails: () => detailsDraft.forget(draftId),
  }
}
