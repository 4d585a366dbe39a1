import { useStore } from '@nanostores/react'
import { Button } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import type { PagedList } from '../../stores/paged.ts'
import { useTexts } from './island.tsx'
import { leavesFocus } from './leaves-focus.ts'
import { errorText } from './texts.ts'

interface Props<T extends { id: string }> {
  list: PagedList<T>
}

/** Fetches a list's next page, while there is one. */
export function MoreButton<T extends { id: string }>({ list }: Props<T>) {
  const { t } = useTexts('common', 'bookings', 'errors')
  const state = useStore(list.$state)
  const { busy, error } = useStore(list.$more)
  if (state.status !== 'ready' || !state.value.hasMore) return null

  return (
    <div className="grid justify-items-start gap-3">
      {error && <Notice kind="failure">{errorText(t, error)}</Notice>}
      <Button ref={leavesFocus} busy={busy} busyText={t('common.pleaseWait')} onClick={list.loadMore}>
        {t('bookings.showMore')}
      </Button>
    </div>
  )
}
