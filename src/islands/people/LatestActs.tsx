import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { localizedPath } from '../../i18n/url.ts'
import { $latestActs, loadLatestActs } from '../../stores/people/admin-log.ts'
import { useTexts } from '../shared/island.tsx'
import { LogEntries } from './LogEntries.tsx'

/** What was done to somebody last, and the way to all of it; nothing where nothing was. */
export function LatestActs({ userId }: { userId: string }) {
  const { locale, t } = useTexts('accounts')
  const state = useStore($latestActs)
  useEffect(() => {
    loadLatestActs(userId)
  }, [userId])
  // The whole log says why it cannot be loaded.
  if (state.status === 'ready' && state.value.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{t('accounts.log')}</h3>
      {state.status === 'ready' && <LogEntries entries={state.value} alone />}
      <p>
        <a
          className="link inline-flex min-h-11 items-center"
          href={localizedPath(locale, `/admin/log?person=${userId}`)}
        >
          {t('accounts.logOfOne')}
        </a>
      </p>
    </div>
  )
}
