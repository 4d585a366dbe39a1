import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { EmptyState } from '../../components/ui/EmptyState.tsx'
import { localizedPath } from '../../i18n/url.ts'
import { adminLog, loadAdminLog } from '../../stores/people/admin-log.ts'
import { island, useTexts } from '../shared/island.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { MoreButton } from '../shared/MoreButton.tsx'
import { SignedIn } from '../shared/SignedIn.tsx'
import { useAddress } from '../shared/use-address.ts'
import { LogEntries } from './LogEntries.tsx'

export const AdminLog = island<'accounts' | 'bookings' | 'common' | 'errors'>(AdminLogScreen)

function AdminLogScreen() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <SignedIn>{() => <LoadedLog />}</SignedIn>
    </div>
  )
}

/** Of whom alone the log tells; nothing but an id belongs there. */
const readPerson = (query: URLSearchParams) => /^[0-9a-f-]{36}$/.exec(query.get('person') ?? '')?.[0]

function LoadedLog() {
  const { locale, t } = useTexts('accounts')
  const [person] = useAddress(readPerson, (id) => ({ person: id }))
  const state = useStore(adminLog.$state)
  const load = () => void loadAdminLog(person)
  useEffect(load, [person])
  return (
    <>
      {person && (
        <p className="flex flex-wrap items-center gap-x-4">
          {t('accounts.logOfOne')}
          <a className="link inline-flex min-h-11 items-center" href={localizedPath(locale, '/admin/log')}>
            {t('accounts.wholeLog')}
          </a>
        </p>
      )}
      <Loaded state={state} load={load} failed={t('accounts.logFailed')} boxes={4} height="h-20">
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState drawing="lens" title={t('accounts.logEmpty')} />
          ) : (
            <div className="border-y border-line">
              <LogEntries entries={items} />
            </div>
          )
        }
      </Loaded>
      <MoreButton list={adminLog} />
    </>
  )
}
