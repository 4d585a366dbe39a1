import { listStaffNotes, type StaffNote } from '../../backend/staff-notes.ts'
import type { StudioBooking } from '../../domain/booking/booking.ts'
import { periodOfDays } from '../../domain/calendar/closure.ts'
import { type Result, success } from '../../domain/errors.ts'
import { lookAgain } from '../look-again.ts'
import { createResource } from '../resource.ts'
import { fetchProgramme, type Programme } from './programme.ts'

/** A day's programme with what the staff wrote about its bookings and customers, by the booking's id. */
export interface DaySheet extends Programme {
  date: string
  notes: Record<string, StaffNote[]>
}

const sheet = createResource<DaySheet>()

/** The day that was asked for. */
export const $daySheet = sheet.$state

export const loadDaySheet = (date: string) => sheet.load(() => fetchDaySheet(date))
export const refreshDaySheet = (date: string) => lookAgain(sheet.$state, () => fetchDaySheet(date))

async function fetchDaySheet(date: string): Promise<Result<DaySheet>> {
  const programme = await fetchProgramme(periodOfDays(date, date))
  if (!programme.ok) return programme
  const notes: DaySheet['notes'] = {}
  for (const result of await Promise.all(programme.value.bookings.map(notesAbout))) {
    if (!result.ok) return result
    notes[result.value.id] = result.value.notes
  }
  return success({ ...programme.value, date, notes })
}

async function notesAbout({
  id,
  userId,
}: StudioBooking): Promise<Result<{ id: string; notes: StaffNote[] }>> {
  const [ofBooking, ofCustomer] = await Promise.all([
    listStaffNotes({ bookingId: id }),
    userId ? listStaffNotes({ customerId: userId }) : success([]),
  ])
  if (!ofBooking.ok) return ofBooking
  if (!ofCustomer.ok) return ofCustomer
  return success({ id, notes: [...ofCustomer.value, ...ofBooking.value] })
}
