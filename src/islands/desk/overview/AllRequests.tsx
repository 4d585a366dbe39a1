import { useStore } from '@nanostores/react'
import { formatNumber } from '../../../i18n/format-number.ts'
import { joinLabel } from '../../../i18n/joins.ts'
import { localizedPath } from '../../../i18n/url.ts'
import { requests } from '../../../stores/bookings/requests.ts'
import { $waiting } from '../../../stores/waiting.ts'
import { useTexts } from '../../shared/island.tsx'

const list = '/admin/bookings?status=pending&days=all&sort=created&order=asc'

/** A link to the list of all requests, longest waiting first, where not all of them stand here. */
export function AllRequests() {
  const { locale, t } = useTexts('admin')
  const state = useStore(requests.$state)
  const waiting = useStore($waiting)
  if (state.status !== 'ready' || !state.value.hasMore) return null
  const label = t('admin.allRequests')
  return (
    <a className="more" href={localizedPath(locale, list)}>
      {waiting.status === 'ready'
        ? joinLabel(locale, label, formatNumber(locale, waiting.value.requests))
        : label}
    </a>
  )
}
