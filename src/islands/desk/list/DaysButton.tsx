import { Button } from '../../../components/ui/Button.tsx'
import { Chevron } from '../../../components/ui/Chevron.tsx'
import type { BookingFilter } from '../../../domain/booking/booking-query.ts'
import { noonOf } from '../../../domain/calendar/studio-time.ts'
import { formatNearDate } from '../../../i18n/format-days.ts'
import { joinLabel, joinRange } from '../../../i18n/joins.ts'
import { studioNow } from '../../../stores/clock.ts'
import { useTexts } from '../../shared/island.tsx'

interface Props {
  /** The days that were entered; a preset is not among them. */
  days: Pick<BookingFilter, 'from' | 'to'>
  open: boolean
  onToggle: () => void
}

/** Opens the fields for days, and says which are named in the reader's words: the fields follow the browser's. */
export function DaysButton({ days: { from, to }, open, onToggle }: Props) {
  const { locale, t } = useTexts('admin')
  const words = (date: string | undefined) => (date ? formatNearDate(locale, noonOf(date), studioNow()) : '')
  const named = from === to ? words(from) : joinRange(words(from), words(to)).trim()
  return (
    <Button
      aria-expanded={open}
      aria-label={named && joinLabel(locale, t('admin.dates'), named)}
      onClick={onToggle}
    >
      {named || t('admin.dates')}
      <Chevron open={open} />
    </Button>
  )
}
