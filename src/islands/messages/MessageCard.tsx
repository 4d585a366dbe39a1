import { mailtoLink } from '../../domain/contact-links.ts'
import { formatDay, momentWords } from '../../i18n/format.ts'
import { asBeginning } from '../../i18n/joins.ts'
import { languageName } from '../../i18n/language-name.ts'
import { DEFAULT_LOCALE, isLocale, localeFacts } from '../../i18n/locales.ts'
import type { Message } from '../../stores/messages.ts'
import { askedWords } from '../shared/asked-words.ts'
import { useTexts } from '../shared/island.tsx'
import { Linked } from '../shared/Linked.tsx'
import { Said } from '../shared/Said.tsx'
import { MessageActions } from './MessageActions.tsx'
import { MessageBadge } from './MessageBadge.tsx'

interface Props {
  message: Message
  /** The first that waits for an answer has the page's one tungsten button. */
  first: boolean
  /** All around it wait for an answer as well, which goes without saying. */
  amongNew: boolean
  onDeleted: () => void
}

/** What somebody wrote, what was written back, and what can be done about it. */
export function MessageCard({ message, first, amongNew, onDeleted }: Props) {
  const words = useTexts('admin')
  const { locale, t } = words
  const { answeredAt, answeredBy, name, sentAt } = message
  const written = isLocale(message.locale) ? message.locale : DEFAULT_LOCALE
  const { tag } = localeFacts[written]
  const language = languageName(locale, written)
  const date = answeredAt && formatDay(locale, answeredAt)
  return (
    <article className="message">
      <header className="grid grid-cols-1 content-start gap-1">
        <div className="flex max-lg:me-20 flex-wrap items-baseline gap-x-3 gap-y-2">
          <h2 className="font-semibold">{name}</h2>
          <p className="text-fluid-sm text-muted">{asBeginning(locale, askedWords(words, sentAt))}</p>
          {!amongNew && !date && (
            // No higher than the words beside it.
            <span className="-my-1">
              <MessageBadge answered={false}>{t('admin.messageNew')}</MessageBadge>
            </span>
          )}
        </div>
        <p className="dotted text-fluid-sm text-muted">
          <a className="link" href={mailtoLink(message.email)}>
            {message.email}
          </a>
          {/* Its language is shown only if it is not the reader's: to the eye by its name alone. */}
          {tag !== localeFacts[locale].tag && (
            <span>
              <span aria-hidden="true">{asBeginning(locale, language)}</span>
              <span className="sr-only">{t('admin.writtenIn', { language })}</span>
            </span>
          )}
        </p>
        {date && (
          <p>
            <MessageBadge answered>
              {answeredBy
                ? t('admin.answeredBy', { date, name: answeredBy })
                : t('admin.answeredOn', { date })}
            </MessageBadge>
          </p>
        )}
      </header>
      <div className="grid content-start gap-4">
        <p className="max-w-measure as-typed text-fluid-lg" lang={tag}>
          <Linked>{message.message}</Linked>
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
      </div>
      <MessageActions message={message} first={first} language={language} onDeleted={onDeleted} />
    </article>
  )
}
