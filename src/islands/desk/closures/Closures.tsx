import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { EmptyState } from '../../../components/ui/EmptyState.tsx'
import { Skeleton } from '../../../components/ui/Skeleton.tsx'
import {
  closures,
  findClosure,
  type ListedClosure,
  loadClosures,
  type SavedClosure,
} from '../../../stores/closures.ts'
import { island, useTexts } from '../../shared/island.tsx'
import { LoadFailure } from '../../shared/LoadFailure.tsx'
import { MoreButton } from '../../shared/MoreButton.tsx'
import { SignedIn } from '../../shared/SignedIn.tsx'
import { UndoBar } from '../../shared/UndoBar.tsx'
import { ClosureCard } from './ClosureCard.tsx'
import { ClosureForm } from './ClosureForm.tsx'
import { closureFormDraft, goesWith } from './closure-form.ts'

/** When the studio is closed beyond its opening hours. */
export const Closures = island<'common' | 'admin' | 'bookings' | 'times' | 'errors'>(ClosuresScreen)

function ClosuresScreen() {
  return <SignedIn>{() => <Planner />}</SignedIn>
}

function Planner() {
  const { t } = useTexts('common', 'admin')
  const state = useStore(closures.$state)
  const [begun, setBegun] = useState<SavedClosure | undefined>(() => closureFormDraft.read()?.seen)
  const editedId = useRef(begun?.id)
  const [outcome, setOutcome] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    loadClosures()
  }, [])

  function edit(closure: SavedClosure | undefined) {
    // What is typed over it stays, as of the closure that was seen.
    if (closure && closure.id === begun?.id) return
    closureFormDraft.forget()
    setOutcome('')
    editedId.current = closure?.id
    setBegun(closure)
  }

  /** After a message about somebody else's changes, the next save replaces them; the list need not have them. */
  async function seeAgain() {
    const found = begun && (await findClosure(begun.id))
    const present = found?.ok && found.value
    if (present) setBegun((now) => (now?.id === present.id ? present : now))
  }

  function done(message: string) {
    setOutcome(message)
    // What was pressed has gone or begins anew, and with it the focus.
    heading.current?.focus()
  }

  function leave(message: string) {
    edit(undefined)
    done(message)
  }

  function saved() {
    // Another one may have been begun since it was sent.
    if (editedId.current === begun?.id) leave(t('admin.closureSaved'))
    else setOutcome(t('admin.closureSaved'))
  }

  function removed(closure: SavedClosure, withLater: boolean) {
    // What is typed over another one, or for a new one, stays.
    if (begun && goesWith(begun, closure, withLater)) edit(undefined)
    done(t('admin.closureRemoved'))
  }

  if (state.status === 'loading') return <Skeleton label={t('common.loading')} rows={2} className="h-60" />
  if (state.status === 'failed') {
    return <LoadFailure title={t('admin.closuresFailed')} code={state.code} onRetry={loadClosures} />
  }
  const { items } = state.value
  return (
    <div className="closures">
      <UndoBar />
      <ClosureForm
        // As it was seen, whatever the list has since: the form says so when it is saved.
        key={begun?.id}
        seen={begun}
        onChange={() => setOutcome('')}
        onChangedMeanwhile={seeAgain}
        onSaved={saved}
        onLeave={() => leave('')}
      />
      <section aria-labelledby="closures" className="panel grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="closures" ref={heading} tabIndex={-1} className="text-fluid-xl font-semibold">
          {t('admin.closuresAhead')}
        </h2>
        <p role="status" className={outcome ? 'notice notice-success' : 'sr-only'}>
          {outcome}
        </p>
        <ClosureList items={items} editedId={begun?.id} onEdit={edit} onRemoved={removed} />
        <MoreButton list={closures} />
      </section>
    </div>
  )
}

interface ListProps {
  items: ListedClosure[]
  editedId: string | undefined
  onEdit: (closure: SavedClosure) => void
  onRemoved: (closure: SavedClosure, withLater: boolean) => void
}

function ClosureList({ items, editedId, onEdit, onRemoved }: ListProps) {
  const { t } = useTexts('admin')
  const [openedId, setOpenedId] = useState<string>()
  if (items.length === 0) return <EmptyState drawing="day" title={t('admin.closuresEmpty')} small />
  return (
    <ul className="ruled">
      {items.map((closure) => (
        <li key={closure.id}>
          <ClosureCard
            closure={closure}
            editedId={editedId}
            onEdit={onEdit}
            onRemoved={onRemoved}
            opened={closure.id === openedId}
            onOpen={(opened) => setOpenedId(opened ? closure.id : undefined)}
          />
        </li>
      ))}
    </ul>
  )
}
