import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { Booking } from '../../../domain/booking/booking.ts'
import { fromStudioMoment } from '../../../domain/calendar/studio-time.ts'
import type { StudioSettings } from '../../../domain/settings.ts'
import { createDraft } from '../../../stores/draft.ts'
import { useAddress } from '../../shared/use-address.ts'
import { type FormValues, readSession, writeSession } from './form-values.ts'

const notesDraft = createDraft('notes', z.string())

/**
 * The booking form's values, those of `booking` at first when one is edited. The session lives in the address
 * (`?type=&duration=&date=&time=`), so that reload, language switch, sign-in and sharing keep it; the notes,
 * which nobody shares, are a draft of this tab, and `notesId` is whose they are.
 */
export function useFormValues(settings: StudioSettings, notesId: string | undefined, booking?: Booking) {
  const [session, setSession] = useAddress(
    (query) => readSession(query, settings, booking),
    (shown) => writeSession(shown, booking),
  )
  const saved = booking?.notes
  const [notes, setNotes] = useState(() => notesDraft.read(notesId) ?? saved ?? '')
  useEffect(() => {
    if (notes === (saved ?? '')) notesDraft.forget(notesId)
    else notesDraft.keep(notes, notesId)
  }, [notes, saved, notesId])

  function change({ notes: typed, ...changed }: Partial<FormValues>) {
    setSession((before) => ({ ...before, ...changed }))
    if (typed !== undefined) setNotes(typed)
  }
  const forgetNotes = () => notesDraft.forget(notesId)
  return { values: { ...session, notes }, change, start: fromStudioMoment(session), forgetNotes }
}
