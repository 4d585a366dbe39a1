import { useStore } from '@nanostores/react'
import { formatMonthDay, formatTime, joinDateAndTime } from '../../../i18n/format.ts'
import { formatNumber } from '../../../i18n/format-number.ts'
import { localizedPath } from '../../../i18n/url.ts'
import { requests } from '../../../stores/bookings/requests.ts'
import { $waiting } from '../../../stores/waiting.ts'
import { useTexts } from '../../shared/island.tsx'
import { Cell } from './GlanceCell.tsx'

/** The requests that wait for an answer. */
export function RequestsCell() {
  const { locale, t } = useTexts('admin')
  const waiting = useStore($waiting)
  const list = useStore(requests.$state)
  const count = waiting.status === 'ready' ? waiting.value.requests : undefined
  const first = list.status === 'ready' ? list.value.items[0] : undefined
  const moment =
    first && joinDateAndTime(locale, formatMonthDay(locale, first.start), formatTime(locale, first.start))
  return (
    <Cell
      href="#requests"
      label={t('admin.requests')}
      value={count === undefined ? undefined : formatNumber(locale, count)}
      note={count === 0 ? t('admin.noneWaits') : moment && t('admin.firstRequest', { moment })}
      look={count === 0 ? 'quiet' : undefined}
    />
  )
}

/** The messages that wait for a reply. */
export function MessagesCell() {
  const { locale, t } = useTexts('admin')
  const waiting = useStore($waiting)
  const count = waiting.status === 'ready' ? waiting.value.messages : undefined
  return (
    <Cell
      href={localizedPath(locale, '/admin/messages')}
      label={t('admin.messages')}
      value={count === undefined ? undefined : formatNumber(locale, count)}
      note={count === undefined ? undefined : t(count === 0 ? 'admin.noneWaits' : 'admin.toReply')}
      look={count === 0 ? 'quiet' : undefined}
    />
  )
}
