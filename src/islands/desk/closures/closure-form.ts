import * as z from 'zod/mini'
import { type ClosureDraft, closureKinds, periodOfDays, wholeDays } from '../../../domain/calendar/closure.ts'
import { repeated, repetitions } from '../../../domain/calendar/repeated-closure.ts'
import { fromStudioMoment, isStudioDate, toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import type { SavedClosure } from '../../../stores/closures.ts'
import { createDraft } from '../../../stores/draft.ts'

const closureForm = z.object({
  kind: z.enum(closureKinds),
  /** From the first day's midnight to the last day's; the times do not count. */
  wholeDays: z.boolean(),
  firstDay: z.string(),
  from: z.string(),
  lastDay: z.string(),
  to: z.string(),
  note: z.string(),
  repeats: z.enum(['never', ...repetitions]),
  /** The last day on which it may begin again. */
  until: z.string(),
})

/** A closure as it is typed, on the studio's clock, perhaps incomplete. */
export type ClosureForm = z.infer<typeof closureForm>

/** A date as JSON has it. zod's own would make the public pages, which share its script, keep the styles of date fields. */
const instant = z.pipe(
  z.string(),
  z.transform((text) => new Date(text)),
)

const seenClosure = z.object({
  id: z.string(),
  version: z.string(),
  start: instant,
  end: instant,
  kind: z.enum(closureKinds),
  note: z.string(),
  keepsBookings: z.boolean(),
  series: z.nullable(z.string()),
  repeats: z.nullable(z.enum(repetitions)),
})

/**
 * The form and, where it changes a closure, that one as it was seen, since the list need not have it: an admin comes
 * back to it from a booking in the way.
 */
export const closureFormDraft = createDraft(
  'closure',
  z.object({ seen: z.optional(seenClosure), form: closureForm }),
)

/** Whether one closure goes with another that is removed, alone or with the later ones of its series. */
export const goesWith = (one: SavedClosure, removed: SavedClosure, withLater: boolean): boolean =>
  one.id === removed.id ||
  (withLater && removed.series !== null && one.series === removed.series && one.start >= removed.start)

/** Without days: nothing may be closed by one press too many. */
export const emptyForm: ClosureForm = {
  kind: 'holiday',
  wholeDays: true,
  firstDay: '',
  from: '09:00',
  lastDay: '',
  to: '18:00',
  note: '',
  repeats: 'never',
  until: '',
}

export function toForm({ start, end, kind, note }: ClosureDraft): ClosureForm {
  const days = wholeDays({ start, end })
  const [from, to] = [toStudioMoment(start), toStudioMoment(end)]
  return {
    kind,
    note,
    repeats: 'never',
    until: '',
    wholeDays: days !== undefined,
    firstDay: from.date,
    lastDay: days?.last ?? to.date,
    ...(days ? { from: '09:00', to: '18:00' } : { from: from.time, to: to.time }),
  }
}

/** Whether all but the last day of its repetition is there. */
export const onlyUntilMissing = (form: ClosureForm): boolean =>
  form.repeats !== 'never' && !fromForm(form) && fromForm({ ...form, repeats: 'never' }) !== undefined

/** What would be saved, several where it repeats; undefined while a date or time is missing. */
export function fromForm(form: ClosureForm, keepsBookings = false): ClosureDraft[] | undefined {
  const { kind, note, firstDay, lastDay, from, to, repeats, until } = form
  const start = fromStudioMoment({ date: firstDay, time: form.wholeDays ? '00:00' : from })
  const end = fromStudioMoment({ date: lastDay, time: form.wholeDays ? '00:00' : to })
  if (!start || !end || (repeats !== 'never' && !isStudioDate(until))) return undefined
  const period = form.wholeDays ? periodOfDays(firstDay, lastDay) : { start, end }
  const periods = repeats === 'never' ? [period] : repeated(period, repeats, until)
  return periods.map((one) => ({ kind, note, keepsBookings, ...one }))
}
