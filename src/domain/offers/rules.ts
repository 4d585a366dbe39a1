import type { ErrorCode } from '../errors.ts'

/** The studio's rules of booking, beside its hours and its offer. */
export interface StudioRules {
  /** Minutes that stay free before and after each booking. */
  bufferBefore: number
  bufferAfter: number
  /** Hours from the request to the earliest start. */
  noticeHours: number
  /** Days from the request to the latest start. */
  furthestDays: number
  /** Until how many hours before its start a customer may cancel what is confirmed; null: not at all. */
  cancelHours: number | null
  /** After how many hours a request without an answer expires; null: never. */
  pendingHours: number | null
}

/** The rules of a new studio; `private.default_rules()` holds the same. */
export const defaultRules: StudioRules = {
  bufferBefore: 0,
  bufferAfter: 0,
  noticeHours: 0,
  furthestDays: 730,
  cancelHours: null,
  pendingHours: null,
}

export const BUFFER_STEP = 15
export const MAX_BUFFER = 240
/** Thirty days. */
export const MAX_RULE_HOURS = 720
/** A hundred years: practically no limit. */
export const MAX_FURTHEST_DAYS = 36_500

const isWhole = (value: number, from: number, to: number) =>
  Number.isInteger(value) && value >= from && value <= to

/** What is refused in the rules, rule by rule; `private.rules_are_valid()` decides alike. */
export function rulesRefusal(rules: StudioRules): Partial<Record<keyof StudioRules, ErrorCode>> {
  const errors: Partial<Record<keyof StudioRules, ErrorCode>> = {}
  for (const rule of ['bufferBefore', 'bufferAfter'] as const) {
    const minutes = rules[rule]
    if (!isWhole(minutes, 0, MAX_BUFFER) || minutes % BUFFER_STEP !== 0) errors[rule] = 'buffer_invalid'
  }
  const { noticeHours, furthestDays, cancelHours, pendingHours } = rules
  if (!isWhole(noticeHours, 0, MAX_RULE_HOURS)) errors.noticeHours = 'rule_hours_invalid'
  if (!isWhole(furthestDays, 1, MAX_FURTHEST_DAYS)) errors.furthestDays = 'furthest_days_invalid'
  if (cancelHours !== null && !isWhole(cancelHours, 0, MAX_RULE_HOURS)) {
    errors.cancelHours = 'rule_hours_invalid'
  }
  if (pendingHours !== null && !isWhole(pendingHours, 1, MAX_RULE_HOURS)) {
    errors.pendingHours = 'pending_hours_invalid'
  }
  return errors
}
