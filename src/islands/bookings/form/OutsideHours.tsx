import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx'
import { periodOf, type Wish } from '../../../domain/booking/booking.ts'
import { toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { hoursOn } from '../../../domain/offers/opening-hours.ts'
import type { StudioSettings } from '../../../domain/offers/settings.ts'
import { formatDate } from '../../../i18n/format.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import { periodWords } from '../../../i18n/session-words.ts'
import { useTexts } from '../../shared/island.tsx'

interface Props {
  wish: Wish
  settings: StudioSettings
  /** What the form's own button says. */
  yes: string
  busyText: string | false
  onYes: () => void
  onNo: () => void
}

/** Asks an admin once before a session outside the opening hours. */
export function OutsideHours({ wish, settings, yes, busyText, onYes, onNo }: Props) {
  const { locale, t } = useTexts('common', 'bookings')
  const hours = hoursOn(toStudioMoment(wish.start).date, settings)
  return (
    <ConfirmDialog
      title={t('bookings.outsideTitle')}
      no={t('common.back')}
      onNo={onNo}
      yes={yes}
      onYes={onYes}
      look="primary"
      busyText={busyText}
    >
      <p className="font-semibold">{asBeginning(locale, formatDate(locale, wish.start))}</p>
      <p className="font-semibold">{periodWords({ locale, t }, periodOf(wish))}</p>
      <p>{hours ? t('bookings.outsideHours', hours) : t('bookings.outsideClosed')}</p>
    </ConfirmDialog>
  )
}
