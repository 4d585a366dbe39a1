import { isStudioDate, noonOf } from '../../../domain/calendar/studio-time.ts'
import { formatDate } from '../../../i18n/format.ts'
import { asBeginning } from '../../../i18n/joins.ts'
import { DayField } from '../../shared/DayField.tsx'
import { useTexts } from '../../shared/island.tsx'

interface Props {
  label: string
  value: string
  /** The first day that makes sense. */
  min?: string
  onChange: (value: string) => void
}

/** Stands where the words of a day are read out as soon as there are any. */
const NOTHING = '\u00a0'

/** A day, and below its field the same in the reader's words: the field itself follows the browser's language. */
export function DateField({ label, value, min, onChange }: Props) {
  const { locale } = useTexts('admin')
  const words = isStudioDate(value) ? asBeginning(locale, formatDate(locale, noonOf(value))) : NOTHING
  return (
    <div className={words === NOTHING ? 'no-hint' : undefined}>
      <DayField label={label} hint={words} liveHint required min={min} value={value} onChange={onChange} />
    </div>
  )
}
