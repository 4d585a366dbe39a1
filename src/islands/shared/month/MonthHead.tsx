import { Sign } from '../../../components/ui/Sign.tsx'
import { addMonths, firstDayOf, monthOf, wholeMonth } from '../../../domain/calendar/days.ts'
import { noonOf } from '../../../domain/calendar/studio-time.ts'
import { formatMonth, formatMonths } from '../../../i18n/format.ts'
import { useTexts } from '../island.tsx'

interface Props {
  titleId: string
  month: string
  today: string
  /** The first day that is shown and can be chosen, and the last. */
  first: string
  last: string
  onTurn: (month: string) => void
}

/** Which month is shown, between the buttons to the one before and the one after. */
export function MonthHead({ titleId, month, today, first, last, onTurn }: Props) {
  const { locale, t } = useTexts('times')
  const whole = wholeMonth(first, last)
  const turn = (months: number) => onTurn(monthOf(addMonths(firstDayOf(month), months)))
  return (
    <div className="flex items-center justify-between">
      <TurnButton
        label={t('times.previousMonth')}
        path="m12 4-6 6 6 6"
        onClick={month > monthOf(today) ? () => turn(-1) : undefined}
      />
      <h3 id={titleId} className="text-center leading-tight font-semibold" aria-live="polite">
        {/* Of others a few days are shown, which name theirs. */}
        {whole
          ? formatMonth(locale, noonOf(firstDayOf(whole)))
          : formatMonths(locale, noonOf(first), noonOf(last))}
      </h3>
      <TurnButton label={t('times.nextMonth')} path="m8 4 6 6-6 6" onClick={() => turn(1)} />
    </div>
  )
}

interface TurnProps {
  label: string
  path: string
  /** Missing where there is no way. */
  onClick: (() => void) | undefined
}

function TurnButton({ label, path, onClick }: TurnProps) {
  return (
    <button
      type="button"
      className="grid size-11 cursor-pointer place-items-center rounded-full hover:bg-sunken aria-disabled:invisible"
      aria-label={label}
      aria-disabled={onClick ? undefined : true}
      onClick={onClick}
    >
      <Sign path={path} />
    </button>
  )
}
