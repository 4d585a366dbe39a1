import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { EmptyState } from '../../components/ui/EmptyState.tsx'
import { FilterButtons } from '../../components/ui/FilterButtons.tsx'
import type { ReplyWords } from '../../domain/reply.ts'
import type { Locale } from '../../i18n/locales.ts'
import { loadMessages, messageFilters, messages } from '../../stores/messages.ts'
import { island, useTexts } from '../shared/island.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { MoreButton } from '../shared/MoreButton.tsx'
import { SignedIn } from '../shared/SignedIn.tsx'
import { useAddress } from '../shared/use-address.ts'
import { MessageCard } from './MessageCard.tsx'

interface Replies {
  /** What an answer begins with, in the language of who is answered. */
  replies: Record<Locale, ReplyWords>
}

export const Messages = island<'common' | 'admin' | 'bookings' | 'errors', Replies>(MessagesScreen)

function MessagesScreen({ replies }: Replies) {
  return <SignedIn>{() => <MessageList replies={replies} />}</SignedIn>
}

function MessageList({ replies }: Replies) {
  const { t } = useTexts('admin')
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
      <Loaded state={state} load={load} failed={t('admin.messagesFailed')} boxes={3} height="h-44">
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState drawing="letter" title={t('admin.messagesEmpty')} />
          ) : (
            <ul className="grid gap-4">
              {items.map((message) => (
                <li key={message.id}>
                  <MessageCard message={message} replies={replies} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <MoreButton list={messages} />
    </div>
  )
}
