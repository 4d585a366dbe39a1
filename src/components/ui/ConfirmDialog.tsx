import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

interface Props {
  title: string
  /** What would be lost. */
  children: ReactNode
  /** The way back. */
  no: string
  onNo: () => void
  yes: string
  onYes: () => void
  /** Look of the confirming button: `danger`, unless nothing is lost by it. */
  look?: 'danger' | 'primary'
  /** Text of the confirming button while the action is under way. */
  busyText?: string | false
}

/** Asks once before something that is hard to undo, or unusual. */
export function ConfirmDialog({
  title,
  children,
  no,
  onNo,
  yes,
  onYes,
  look = 'danger',
  busyText = false,
}: Props) {
  return (
    <Dialog title={title} onClose={onNo}>
      <div className="mt-3 grid gap-1">{children}</div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onNo}>{no}</Button>
        <Button look={look} busy={busyText !== false} {...(busyText && { busyText })} onClick={onYes}>
          {yes}
        </Button>
      </div>
    </Dialog>
  )
}
