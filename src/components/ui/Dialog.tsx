import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface Props {
  title: string
  /** Called when the visitor leaves the dialog with Escape or the browser's back gesture. */
  onClose: () => void
  children: ReactNode
}

/** A modal dialog; the browser keeps the focus inside and gives it back afterwards. */
export function Dialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Merely taken out of the page, it would keep the focus.
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-label={title}
      onCancel={(event) => {
        // The browser's own closing would report later, and also close what was opened meanwhile.
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
    >
      <h2 className="text-fluid-xl font-semibold">{title}</h2>
      {children}
    </dialog>
  )
}
