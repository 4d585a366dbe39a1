import type { StudioRules } from '../../../domain/offers/rules.ts'
import { toNumber } from '../typed.ts'

/** Rules that are hours or nothing at all. */
export const optionalRules = ['cancelHours', 'pendingHours'] as const
export type OptionalRule = (typeof optionalRules)[number]

/** The rules as they are typed; hours that do not count stay typed. */
export type TypedRules = Record<keyof StudioRules, string> & { counting: Record<OptionalRule, boolean> }

/** What an hour's rule begins with when it is switched on. */
const FIRST_HOURS = '24'

export function toTypedRules(rules: StudioRules): TypedRules {
  const { cancelHours, pendingHours } = rules
  return {
    bufferBefore: String(rules.bufferBefore),
    bufferAfter: String(rules.bufferAfter),
    noticeHours: String(rules.noticeHours),
    furthestDays: String(rules.furthestDays),
    cancelHours: String(cancelHours ?? FIRST_HOURS),
    pendingHours: String(pendingHours ?? FIRST_HOURS),
    counting: { cancelHours: cancelHours !== null, pendingHours: pendingHours !== null },
  }
}

export function fromTypedRules(typed: TypedRules): StudioRules {
  const hours = (rule: OptionalRule) => (typed.counting[rule] ? toNumber(typed[rule]) : null)
  return {
    bufferBefore: toNumber(typed.bufferBefore),
    bufferAfter: toNumber(typed.bufferAfter),
    noticeHours: toNumber(typed.noticeHours),
    furthestDays: toNumber(typed.furthestDays),
    cancelHours: hours('cancelHours'),
    pendingHours: hours('pendingHours'),
  }
}
