import { type ReactNode, useState } from 'react'
import { Button } from '../../components/ui/Button.tsx'

interface Props {
  text: string
  label: string
  /** The words after copying. */
  copied: string
  failed: string
  /** What else can be done with the text, beside the button. */
  children?: ReactNode
}

/** Takes a text along to another program. */
export function CopyButton({ text, label, copied, failed, children }: Props) {
  const [outcome, setOutcome] = useState<string>()

  async function copy() {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    setOutcome(done ? copied : failed)
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={copy}>{label}</Button>
      {children}
      <p role="status" className="text-fluid-sm">
        {outcome}
      </p>
    </div>
  )
}
