import { formatTime, joinDateAndTime } from '../../i18n/format.ts'
import { formatNearDate } from '../../i18n/format-days.ts'
import { asBeginning } from '../../i18n/joins.ts'
import { localizedPath } from '../../i18n/url.ts'
import { studioNow } from '../../stores/clock.ts'
import type { LogEntry } from '../../stores/people/admin-log.ts'
import { useTexts } from '../shared/island.tsx'
import { actWords } from './act-words.ts'

interface Props {
  entries: LogEntry[]
  /** Whether all are about one person, who need not be named. */
  alone?: boolean
}

/** Acts of admins, one below the other: what, to whom, when, by whom and why. */
export function LogEntries({ entries, alone = false }: Props) {
  const language = useTexts('accounts')
  const { locale, t } = language
  const who = ({ actor, action, person }: LogEntry) =>
    // People accept an invitation themselves.
    actor ?? (action === 'accept' ? person.name : t('accounts.operator'))
  return (
    <ul className="grid">
      {entries.map((entry) => (
        // Where there is room what, to whom and when stand side by side.
        <li
          key={entry.id}
          className={`grid gap-1 border-line py-3 not-first:border-t ${alone ? '' : 'lg:grid-cols-[minmax(0,4fr)_minmax(0,4fr)_minmax(0,3fr)] lg:items-baseline lg:gap-x-8 lg:*:last:col-start-3 lg:*:last:row-start-1 lg:*:last:text-end'}`}
        >
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold break-words">{actWords(language, entry)}</span>
            {entry.outcome !== 'done' && (
              <span className="badge bg-sunken text-negative">
                {t(entry.outcome === 'failed' ? 'accounts.outcomeFailed' : 'accounts.outcomeUnknown')}
              </span>
            )}
          </p>
          {!alone && <PersonOf entry={entry} />}
          {entry.reason && <p className="max-w-prose as-typed lg:row-start-2">{entry.reason}</p>}
          <p className="text-fluid-sm text-muted">
            <time dateTime={entry.at.toISOString()}>
              {joinDateAndTime(
                locale,
                asBeginning(locale, formatNearDate(locale, entry.at, studioNow())),
                formatTime(locale, entry.at),
              )}
            </time>
            {' ·\u00a0'}
            <span className="wrap-anywhere">{who(entry)}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** To whom; a link while they are there. */
function PersonOf({ entry: { person } }: { entry: LogEntry }) {
  const { locale } = useTexts('accounts')
  if (person.id === null) return <p className="wrap-anywhere">{person.name}</p>
  return (
    <p>
      <a
        className="link inline-flex min-h-11 items-center wrap-anywhere"
        href={localizedPath(locale, `/admin/users/${person.id}`)}
      >
        {person.name}
      </a>
    </p>
  )
}
