import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { EmptyState } from '../../components/ui/EmptyState.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import type { ReplyWords } from '../../domain/reply.ts'
import type { Locale } from '../../i18n/locales.ts'
import { loadMessages, messageFilters, messages } from '../../stores/messages.ts'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { MoreButton } from '../shared/MoreButton.tsx'
import { SignedIn } from '../shared/SignedIn.tsx'
import { type IslandProps, useTranslate } from '../shared/texts.ts'
import { FilterButtons } from './FilterButtons.tsx'
import { MessageCard } from './MessageCard.tsx'
import type { AdminNamespaces, AdminProps } from './texts.ts'
import { useAddress } from './use-address.ts'

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
  useEffect(() => {
    loadMessages(filter)
  }, [filter])
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
      {state.status === 'loading' && <Skeleton label={t('common.loading')} rows={3} className="h-44" />}
      {state.status === 'failed' && (
        <LoadFailure
          t={t}
          title={t('admin.messagesFailed')}
          code={state.code}
          onRetry={() => loadMessages(filter)}
        />
      )}
      {state.status === 'ready' && state.value.items.length === 0 && (
        <EmptyState drawing="letter" title={t('admin.messagesEmpty')} />
      )}
      {state.status === 'ready' && state.value.items.length > 0 && (
        <ul className="grid gap-4">
          {state.value.items.map((message) => (
            <li key={message.id}>
              <MessageCard {...props} message={message} replies={replies} />
            </li>
          ))}
        </ul>
      )}
      <MoreButton t={t} list={messages} />
    </div>
  )
}
