import type { BookingStatus } from '../../domain/booking/booking.ts'
import { SmallSign } from './SmallSign.tsx'

const shapes = { pending: 'clock', confirmed: 'tick', cancelled: 'cross' } as const

/** A status by shape: a clock, a tick, a cross. */
export function StatusMark({ status }: { status: BookingStatus }) {
  return <SmallSign shape={shapes[status]} />
}
