import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { Notice } from '../../components/ui/Notice.tsx'
import type { ErrorCode } from '../../domain/errors.ts'
import { $undoable, type Undoable, undo } from '../../stores/bookings/undo.ts'
import { bookingLine } from './booking-line.ts'
import { useTexts } from './island.tsx'
import { Seconds } from './Seconds.tsx'
import { errorText } from './texts.ts'

/** Where something is typed, Ctrl+Z takes back what was typed. */
const TYPED = 'input, textarea, select, [contenteditable]'

/**
 * What was answered in the last ten seconds, at the foot of the window, each with the way back: a button, or Ctrl+Z
 * for the newest. The focus goes to what shows the booking then.
 */
export function UndoBar() {
  const { t } = useTexts('bookings', 'errors')
  const undoable = useStore($undoable)
  const [error, setError] = useState<ErrorCode>()
  const [said, setSaid] = useState('')
  const bar = useRef<HTMLElement>(null)

  async function takeBack(one: Undoable) {
    const result = await undo(one)
    if (!result) return
    setError(result.ok ? undefined : result.code)
    setSaid(result.ok ? t('bookings.undone') : '')
    const shown = document.querySelector<HTMLElement>(`[data-booking="${one.booking.id}"]`)
    ;(shown ?? bar.current)?.focus()
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const newest = $undoable.get().at(-1)
      // Kept down, the key asks once.
      const pressed = event.code === 'KeyZ' && !event.repeat
      const wanted = (event.ctrlKey || event.metaKey) && !event.shiftKey && pressed
      if (!newest || !wanted || (event.target as Element).closest?.(TYPED)) return
      event.preventDefault()
      takeBack(newest)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })

  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label={t('bookings.undoTitle')}
      className="undo-bar pointer-events-none fixed inset-x-0 bottom-0 z-30 grid justify-items-center gap-2 p-3 outline-none print:hidden"
    >
      <div role="status" className="w-full max-w-xl">
        <ul className="grid gap-2 empty:hidden">
          {undoable.map((one) => (
            <li
              key={one.booking.id}
              className="pointer-events-auto flex items-center justify-between gap-3 rounded-card bg-ink py-1 ps-4 pe-2 text-paper shadow-lg"
            >
              <AnswerWords one={one} />
              <button
                type="button"
                className="flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-field px-3 font-semibold underline underline-offset-4 hover:no-underline focus-visible:outline-paper"
                onClick={() => takeBack(one)}
              >
                {t('bookings.undo')}
                <Seconds until={one.until} />
              </button>
            </li>
          ))}
        </ul>
      </div>
      {error && (
        <div className="pointer-events-auto w-full max-w-xl">
          <Notice kind="failure">
            {errorText(t, error)}
            <button type="button" className="button button-plain ms-2" onClick={() => setError(undefined)}>
              {t('bookings.undoClose')}
            </button>
          </Notice>
        </div>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  )
}

function AnswerWords({ one: { booking, before } }: { one: Undoable }) {
  const language = useTexts('bookings')
  const { t } = language
  const words = { booking: bookingLine(language, booking) }
  if (booking.status === 'confirmed') return <p>{t('bookings.nowConfirmed', words)}</p>
  if (booking.status === 'pending') return <p>{t('bookings.nowPending', words)}</p>
  return <p>{t(before === 'pending' ? 'bookings.nowDeclined' : 'bookings.nowCancelled', words)}</p>
}
