import { mailtoLink } from '../../domain/contact-links.ts'
import { formatDate, formatDay, formatTime, joinDateAndTime, momentWords } from '../../i18n/format.ts'
import { DEFAULT_LOCALE, isLocale, localeFacts } from '../../i18n/locales.ts'
import type { Message } from '../../stores/messages.ts'
import { useTexts } from '../shared/island.tsx'
import { Said } from '../shared/Said.tsx'
import { MessageActions } from './MessageActions.tsx'
import { MessageBadge } from './MessageBadge.tsx'

interface Props {
  message: Message
  onDeleted: () => void
}

/** What somebody wrote, what was written back, and what can be done about it. */
export function MessageCard({ message, onDeleted }: Props) {
  const { locale, t } = useTexts('admin')
  const { answeredAt, answeredBy, name, sentAt } = message
  const { name: language, tag } = localeFacts[isLocale(message.locale) ? message.locale : DEFAULT_LOCALE]
  const date = answeredAt && formatDay(locale, answeredAt)
  return (
    <article className="panel grid gap-4">
      <header className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-fluid-sm text-muted">
          <MessageBadge answered={answeredAt !== null}>
            {!date && t('admin.messageNew')}
            {date && !answeredBy && t('admin.answeredOn', { date })}
            {date && answeredBy && t('admin.answeredBy', { date, name: answeredBy })}
          </MessageBadge>
          <span className="tabular-nums">
            {joinDateAndTime(locale, formatDate(locale, sentAt), formatTime(locale, sentAt))}
          </span>
        </p>
        <h2 className="text-fluid-lg font-semibold">{name}</h2>
        <p className="flex flex-wrap gap-x-4 text-muted">
          <a className="link break-all" href={mailtoLink(message.email)}>
            {message.email}
          </a>
          <span>{t('admin.writtenIn', { language })}</span>
        </p>
      </header>
      <p className="break-words whitespace-pre-line" lang={tag}>
        {message.message}
      </p>
      {message.replies.map(({ id, author, body, writtenAt }) => {
        const moment = momentWords(locale, writtenAt)
        return (
          <div key={id} className="grid gap-1">
            <p className="text-fluid-sm text-muted">
              {author ? t('admin.repliedBy', { name: author, moment }) : t('admin.replied', { moment })}
            </p>
            <Said>{body}</Said>
          </div>
        )
      })}
      <MessageActions message={message} language={language} onDeleted={onDeleted} />
    </article>
  )
}
