import type { BusyPeriod } from '../../domain/booking/busy-refusal.ts'
import type { Period } from '../../domain/calendar/period.ts'
import type { Result } from '../../domain/errors.ts'
import { defaultSettings, type StudioSettings } from '../../domain/offers/settings.ts'
import { attempt } from '../errors.ts'
import { ask } from '../public-api.ts'
import { toBusyPeriods, toSettings } from '../shapes.ts'

/** The settings in force, for everybody; the defaults while there are none. */
export async function publicSettings(): Promise<Result<StudioSettings>> {
  return attempt(
    () => ask('/studio_settings?select=settings&id=eq.1'),
    (rows) => {
      const [row] = rows as { settings: unknown }[]
      return row ? toSettings(row.settings) : defaultSettings
    },
  )
}

/** The taken and closed times that touch a period of at most 93 days, for everybody. */
export async function publicBusyPeriods({ start, end }: Period): Promise<Result<BusyPeriod[]>> {
  return attempt(
    () =>
      ask('/rpc/busy_ranges', {
        range_start: start.toISOString(),
        range_end: end.toISOString(),
      }),
    toBusyPeriods,
  )
}
