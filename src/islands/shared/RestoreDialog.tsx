import type { BookingStatus, StudioBooking } from '../../domain/booking/booking.ts'
import { restoreAt } from '../../stores/bookings/booking-status.ts'
import { useTexts } from './island.tsx'
import { StartDialog } from './StartDialog.tsx'
import { TimeHolders } from './TimeHolders.tsx'

interface Props {
  /** A cancelled one. */
  booking: StudioBooking
  /** The status wanted for it. */
  status: BookingStatus
  onClose: () => void
}

/** Restores a cancelled booking whose time is taken: says by whom, and offers other times. */
export function RestoreDialog({ booking, status, onClose }: Props) {
  const { t } = useTexts('bookings', 'common')
  return (
    <StartDialog
      booking={booking}
      title={t('bookings.restoreTitle')}
      before={<TimeHolders wish={booking} except={booking.id} />}
      action={(time) => (time ? t('bookings.restoreAt', { time }) : t('bookings.restore'))}
      busyText={t('common.pleaseWait')}
      send={(start) => restoreAt(booking, start, status)}
      onSent={onClose}
      onClose={onClose}
    />
  )
}
