import { useEffect, useState } from 'react'
import type { Booking, BookingDraft } from '../../../domain/booking/booking.ts'
import { fromStudioMoment, toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { enabledServices, type StudioSettings } from '../../../domain/settings.ts'
import { draftNotes } from '../../../stores/bookings/draft-notes.ts'

/** The form as typed: date and time of the studio's wall clock, perhaps incomplete. */
export interface FormValues {
  type: string
  duration: number
  date: string
  time: string
  notes: string
}

/**
 * The booking form's values, those of `booking` at first when one is edited. All but the notes live in the
 * address (`?type=&duration=&date=&time=`), so that reload, language switch, sign-in and sharing keep them;
 * `notesId` is whose notes they are. Of a booking that is edited only what differs from it is kept: what
 * somebody else saves meanwhile shows where nothing was typed.
 */
export function useDraft(settings: StudioSettings, notesId: string | undefined, booking?: Booking) {
  const [values, setValues] = useState<FormValues>(() => readAddress(settings, notesId, booking))
  useEffect(() => {
    const saved = booking && toValues(booking)
    const query = new URLSearchParams(location.search)
    for (const name of ['type', 'duration', 'date', 'time'] as const) {
      if (values[name] === saved?.[name]) query.delete(name)
      else query.set(name, String(values[name]))
    }
    history.replaceState(null, '', `?${query}`)
    if (values.notes === saved?.notes) draftNotes.forget(notesId)
    else draftNotes.keep(values.notes, notesId)
  }, [values, notesId, booking])
  const change = (changed: Partial<FormValues>) => setValues((before) => ({ ...before, ...changed }))
  return { values, change, start: fromStudioMoment(values) }
}

/** The types to choose from: what is offered, and what a booking that is edited has already. */
export function choosableTypes(settings: StudioSettings, booking?: Booking): string[] {
  return withOwn(
    enabledServices(settings).map(({ id }) => id),
    booking?.type,
  )
}

/** The durations to choose from, in minutes, likewise. */
export function choosableDurations(settings: StudioSettings, booking?: Booking): number[] {
  return withOwn(settings.bookingDurations, booking?.duration)
}

function withOwn<T>(offered: T[], own: T | undefined): T[] {
  return own === undefined || offered.includes(own) ? offered : [...offered, own]
}

/** A booking as the form would show it. */
export function toValues({ type, duration, start, notes }: BookingDraft): FormValues {
  return { type, duration, ...toStudioMoment(start), notes }
}

function readAddress(settings: StudioSettings, notesId: string | undefined, booking?: Booking): FormValues {
  const query = new URLSearchParams(location.search)
  const types = choosableTypes(settings, booking)
  const durations = choosableDurations(settings, booking)
  const saved = booking && toValues(booking)
  return {
    type: types.find((id) => id === query.get('type')) ?? saved?.type ?? types[0] ?? '',
    duration:
      durations.find((minutes) => String(minutes) === query.get('duration')) ??
      saved?.duration ??
      durations[0] ??
      60,
    date: query.get('date') ?? saved?.date ?? '',
    time: query.get('time') ?? saved?.time ?? '',
    notes: draftNotes.read(notesId) ?? saved?.notes ?? '',
  }
}

export function toDraft(values: FormValues, start: Date): BookingDraft {
  return { start, duration: values.duration, type: values.type, notes: values.notes }
}
