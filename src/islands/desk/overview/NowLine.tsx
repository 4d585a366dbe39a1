import { formatTime } from '../../../i18n/format.ts'
import { useTexts } from '../../shared/island.tsx'

/** Where in the day it is now. */
export function NowLine({ now }: { now: Date }) {
  const { locale, t } = useTexts('admin')
  return <li className="day-now">{t('admin.nowAt', { time: formatTime(locale, now) })}</li>
}
