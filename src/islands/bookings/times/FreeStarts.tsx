import { Button } from '../../../components/ui/Button.tsx'
import { formatShortDate, formatTime, joinDateAndTime } from '../../../i18n/format.ts'
import { useTexts } from '../../shared/island.tsx'
import { leavesFocus } from '../../shared/leaves-focus.ts'

interface Props {
  starts: Date[]
  onChoose: (start: Date) => void
}

/** Times offered in place of one that cannot be had. */
export function FreeStarts({ starts, onChoose }: Props) {
  const { locale, t } = useTexts('bookings')
  return (
    <fieldset ref={leavesFocus} className="grid gap-2">
      <legend className="mb-2 font-semibold">{t('bookings.nearestFree')}</legend>
      {starts.map((start) => (
        <Button key={start.getTime()} onClick={() => onChoose(start)}>
          {joinDateAndTime(locale, formatShortDate(locale, start), formatTime(locale, start))}
        </Button>
      ))}
    </fieldset>
  )
}
