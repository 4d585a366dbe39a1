import { formatShortDate, formatTime, joinDateAndTime } from '../../../i18n/format.ts'
import { joinClauses } from '../../../i18n/joins.ts'
import type { StaffNote } from '../../../stores/staff-notes.ts'
import { useLocale } from '../island.tsx'
import { Linked } from '../Linked.tsx'

/** A note's words, who wrote it and when. */
export function NoteLine({ note: { body, at, author } }: { note: StaffNote }) {
  const locale = useLocale()
  const when = joinDateAndTime(locale, formatShortDate(locale, at), formatTime(locale, at))
  return (
    <div className="grid gap-0.5">
      <p className="as-typed">
        <Linked>{body}</Linked>
      </p>
      <p className="text-fluid-sm text-muted">{author ? joinClauses(locale, author, when) : when}</p>
    </div>
  )
}
