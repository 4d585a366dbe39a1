import { Button } from '../../components/ui/Button.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { type ReplyWords, replyLink } from '../../domain/reply.ts'
import { formatDate, formatDay, formatTime, joinDateAndTime } from '../../i18n/format.ts'
import { joinLabel } from '../../i18n/joins.ts'
import { DEFAULT_LOCALE, isLocale, type Locale, localeFacts } from '../../i18n/locales.ts'
import { type Message, setMessageAnswered } from '../../stores/messages.ts'
import { useTexts } from '../shared/island.tsx'
import { failureText } from '../shared/texts.ts'
import { useSubmission } from '../shared/use-submission.ts'

interface Props {
  message: Message
  replies: Record<Locale, ReplyWords>
}

/** What somebody wrote, and the two things to do about it. */
export function MessageCard({ message, replies }: Props) {
  const { locale, t } = useTexts('common', 'admin', 'errors')
  const { busy, error, submit } = useSubmission()
  const { answeredAt, name, sentAt } = message
  const theirs = isLocale(message.locale) ? message.locale : DEFAULT_LOCALE
  const mark = t(answeredAt ? 'admin.markNew' : 'admin.markAnswered')
  return (
    <article className="panel grid gap-4">
      <header className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-fluid-sm text-muted">
          <MessageBadge answered={answeredAt !== null}>
            {answeredAt
              ? t('admin.answeredOn', { date: formatDay(locale, answeredAt) })
              : t('admin.messageNew')}
          </MessageBadge>
          <span className="tabular-nums">
            {joinDateAndTime(locale, formatDate(locale, sentAt), formatTime(locale, sentAt))}
          </span>
        </p>
        <h2 className="text-fluid-lg font-semibold">{name}</h2>
        <p className="text-muted">
          <span className="break-all">{message.email}</span>
          {' · '}
          {t('admin.writtenIn', { language: localeFacts[theirs].name })}
        </p>
      </header>
      <p className="whitespace-pre-line" lang={localeFacts[theirs].tag}>
        {message.message}
      </p>
      {error && <Notice kind="failure">{failureText(t, t('admin.messageFailed'), error)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <a
          className={`button ${answeredAt ? 'button-quiet' : 'button-primary'}`}
          href={replyLink(message, replies[theirs], formatDay(theirs, sentAt))}
          aria-label={joinLabel(locale, t('admin.reply'), name)}
        >
          {t('admin.reply')}
        </a>
        <Button
          busy={busy}
          busyText={t('common.pleaseWait')}
          aria-label={joinLabel(locale, mark, name)}
          onClick={() => submit(() => setMessageAnswered(message.id, !answeredAt))}
        >
          {mark}
        </Button>
      </div>
    </article>
  )
}

function MessageBadge({ answered, children }: { answered: boolean; children: string }) {
  return (
    <span className={`badge ${answered ? 'badge-cancelled' : 'badge-pending'}`}>
      <svg
        viewBox="0 0 12 12"
        className="size-3"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        {answered ? <path d="m1.5 6.5 3 3 6-7" /> : <path d="M1 3h10v6.5H1zM1 3l5 4 5-4" />}
      </svg>
      {children}
    </span>
  )
}
