import type { ReactNode } from 'react'
import { Button } from '../../../components/ui/Button.tsx'
import type { Period } from '../../../domain/calendar/period.ts'
import { formatDate } from '../../../i18n/format.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import { periodWords } from '../../../i18n/session-words.ts'
import { useTexts } from '../../shared/island.tsx'

interface Props {
  period: Period
  onUnfold: () => void
  /** The sky over it. */
  children: ReactNode
}

/** On a phone, instead of the calendar: the time that came along, and a way to choose another. */
export function Folded({ period, onUnfold, children }: Props) {
  const { locale, t } = useTexts('bookings', 'times')
  return (
    <div className="grid gap-3 md:hidden">
      <p className="font-semibold">
        {asBeginning(locale, formatDate(locale, period.start))}
        <br />
        {periodWords({ locale, t }, period)}
      </p>
      <Button className="justify-self-start" onClick={onUnfold}>
        {t('times.otherTime')}
      </Button>
      {children}
    </div>
  )
}
