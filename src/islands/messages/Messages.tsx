import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { EmptyState } from '../../components/ui/EmptyState.tsx'
import { FilterButtons } from '../../components/ui/FilterButtons.tsx'
import type { ReplyWords } from '../../domain/reply.ts'
import type { Locale } from '../../i18n/locales.ts'
import { loadMessages, messageFilters, messages } from '../../stores/messages.ts'
import type { AdminNamespaces, AdminProps } from '../shared/admin-texts.ts'
import { Loaded } from '../shared/Loaded.tsx'
import { MoreButton } from '../shared/MoreButton.tsx'
import { SignedIn } from '../shared/SignedIn.tsx'
import { type IslandProps, useTranslate } from '../shared/texts.ts'
import { useAddress } from '../shared/use-address.ts'
import { MessageCard } from './MessageCard.tsx'

interface Replies {
  /** What an answer begins with, in the language of who is answered. */
  replies: Record<Locale, ReplyWords>
}

export function Messages({ replies, ...props }: IslandProps<AdminNamespaces> & Replies) {
  const t = useTranslate(props)
  return (
    <SignedIn locale={props.locale} t={t}>
      {() => <MessageList locale={props.locale} t={t} replies={replies} />}
    </SignedIn>
  )
}

function MessageList({ replies, ...props }: AdminProps & Replies) {
  const { t } = props
  const state = useStore(messages.$state)
  const [filter, setFilter] = useAddress(
    (query) => messageFilters.find((one) => one === query.get('filter')) ?? 'all',
    (one) => ({ filter: one === 'all' ? undefined : one }),
  )
  const load = () => void loadMessages(filter)
  useEffect(load, [filter])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <FilterButtons
        legend={t('admin.messageFilter')}
        options={[
          { value: 'all', label: t('admin.allMessages') },
          { value: 'new', label: t('admin.new') },
          { value: 'answered', label: t('admin.answered') },
        ]}
        chosen={filter}
        onChoose={setFilter}
      />
      <Loaded t={t} state={state} load={load} failed={t('admin.messagesFailed')} boxes={3} height="h-44">
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState drawing="letter" title={t('admin.messagesEmpty')} />
          ) : (
            <ul className="grid gap-4">
              {items.map((message) => (
                <li key={message.id}>
                  <MessageCard {...props} message={message} replies={replies} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <MoreButton t={t} list={messages} />
    </div>
  )
}
