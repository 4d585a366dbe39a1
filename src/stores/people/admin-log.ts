import { type LogEntry, listAdminLog } from '../../backend/people/admin-log.ts'
import { createPagedList } from '../paged.ts'
import { createResource } from '../resource.ts'

export type { LogEntry } from '../../backend/people/admin-log.ts'

/** What admins did to people, or to one of them, newest first. */
export const adminLog = createPagedList<LogEntry>()
export const loadAdminLog = (about: string | undefined) =>
  adminLog.load((skip) => listAdminLog({ about, skip }))

const latest = createResource<LogEntry[]>()
/** The latest that was done to the person whose page is open. */
export const $latestActs = latest.$state

const FEW = 3
export const loadLatestActs = (about: string) =>
  latest.load(async () => {
    const page = await listAdminLog({ about, skip: 0, size: FEW })
    return page.ok ? { ok: true, value: page.value.items } : page
  })
