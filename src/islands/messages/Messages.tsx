import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { EmptyState } from '../../components/ui/EmptyState.tsx'
import { FilterButtons } from '../../components/ui/FilterButtons.tsx'
import { loadMessages, messageFilters, messages } from '../../stores/messages.ts'
import { BesideTitle } from '../shared/BesideTitle.tsx'
import { island, useTexts } from '../shared/island.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { MoreButton } from '../shared/MoreButton.tsx'
import { SignedIn } from '../shared/SignedIn.tsx'
import { useAddress } from '../shared/use-address.ts'
import { useFresh } from '../shared/use-fresh.ts'
import { MessageCard } from './MessageCard.tsx'

export const Messages = island<'common' | 'admin' | 'bookings' | 'errors'>(MessagesScreen)

function MessagesScreen() {
  return <SignedIn>{() => <MessageList />}</SignedIn>
}

/**
 * Whether somebody reads a card by keyboard or writes beneath it: looking again could take away the focus, or the
 * reply.
 */
const inUse = () => document.querySelector('.message:focus-within, .message form') !== null

function MessageList() {
  const { t } = useTexts('admin')
  const state = useStore(messages.$state)
  const [filter, setFilter] = useAddress(
    (query) => messageFilters.find((one) => one === query.get('filter')) ?? 'new',
    (one) => ({ filter: one === 'new' ? undefined : one }),
  )
  const [outcome, setOutcome] = useState('')
  const status = useRef<HTMLParagraphElement>(null)
  const load = () => void loadMessages(filter)
  useEffect(load, [filter])
  useFresh(() => {
    if (!inUse()) messages.refresh()
  })

  function deleted() {
    setOutcome(t('admin.messageDeleted'))
    // The card has gone, and with it the focus.
    status.current?.focus()
  }

  return (
    <div className="first-calls grid grid-cols-[minmax(0,1fr)] gap-5">
      <BesideTitle>
        <FilterButtons
          legend={t('admin.messageFilter')}
          options={[
            { value: 'new', label: t('admin.new') },
            { value: 'answered', label: t('admin.answered') },
            { value: 'all', label: t('admin.allMessages') },
            { value: 'spam', label: t('admin.spam') },
          ]}
          chosen={filter}
          onChoose={(one) => {
            setOutcome('')
            setFilter(one)
          }}
        />
      </BesideTitle>
      <p ref={status} tabIndex={-1} role="status" className={outcome ? 'notice notice-success' : 'sr-only'}>
        {outcome}
      </p>
      <Loaded state={state} load={load} failed={t('admin.messagesFailed')} boxes={3} height="h-44">
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState drawing="letter" title={t('admin.messagesEmpty')} />
          ) : (
            <ul className="ruled">
              {items.map((message, index) => (
                <li key={message.id}>
                  <MessageCard
                    message={message}
                    first={index === 0 && filter === 'new'}
                    amongNew={filter === 'new'}
                    onDeleted={deleted}
                  />
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
