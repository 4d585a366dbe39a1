import { useEffect, useState } from 'react'
import type { BookingDraft } from '../../domain/booking.ts'
import { enabledServices, type StudioSettings } from '../../domain/settings.ts'
import { fromStudioMoment } from '../../domain/studio-time.ts'
import { draftNotes } from '../../stores/draft-notes.ts'

/** The form as typed: date and time of the studio's wall clock, perhaps incomplete. */
export interface FormValues {
  type: string
  duration: number
  date: string
  time: string
  notes: string
}

/**
 * The booking form's values. All but the notes live in the address (`?type=&duration=&date=&time=`), so
 * that reload, language switch, sign-in and sharing keep them.
 */
export function useDraft(settings: StudioSettings) {
  const [values, setValues] = useState<FormValues>(() => readAddress(settings))
  useEffect(() => {
    const { type, duration, date, time } = values
    const query = new URLSearchParams({ type, duration: String(duration) })
    if (date) query.set('date', date)
    if (time) query.set('time', time)
    history.replaceState(null, '', `?${query}`)
    draftNotes.keep(values.notes)
  }, [values])
  const change = (changed: Partial<FormValues>) => setValues((before) => ({ ...before, ...changed }))
  return { values, change, start: fromStudioMoment(values) }
}

function readAddress(settings: StudioSettings): FormValues {
  const query = new URLSearchParams(location.search)
  const types = enabledServices(settings).map(({ id }) => id)
  const type = types.find((id) => id === query.get('type'))
  const duration = settings.bookingDurations.find((minutes) => String(minutes) === query.get('duration'))
  return {
    type: type ?? types[0] ?? '',
    duration: duration ?? settings.bookingDurations[0] ?? 60,
    date: query.get('date') ?? '',
    time: query.get('time') ?? '',
    notes: draftNotes.read(),
  }
}

export function toDraft(values: FormValues, start: Date): BookingDraft {
  return { start, duration: values.duration, type: values.type, notes: values.notes }
}
