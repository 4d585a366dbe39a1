import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import type { ErrorCode } from '../../domain/errors.ts'
import type { Translate } from '../../i18n/t.ts'
import { $loadingMore, type BookingFilter, loadMoreBookings } from '../../stores/bookings.ts'
import type { Account } from '../../stores/session.ts'
import { errorText } from '../shared/texts.ts'

interface Props {
  t: Translate<'common' | 'bookings' | 'errors'>
  filter: BookingFilter
  account: Account
}

/** Fetches the list's next page. */
export function ShowMore({ t, filter, account }: Props) {
  const busy = useStore($loadingMore)
  const [error, setError] = useState<ErrorCode>()

  async function more() {
    const result = await loadMoreBookings(filter, account)
    setError(result.ok ? undefined : result.code)
  }

  return (
    <div className="grid justify-items-start gap-3">
      {error && <Notice kind="failure">{errorText(t, error)}</Notice>}
      <Button busy={busy} busyText={t('common.pleaseWait')} onClick={more}>
        {t('bookings.showMore')}
      </Button>
    </div>
  )
}
