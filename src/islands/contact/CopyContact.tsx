import { useEffect, useState } from 'react'

interface Props {
  /** What is copied. */
  value: string
  /** The button's name for screen readers: what it copies. */
  label: string
  copy: string
  copied: string
  failed: string
}

/** Milliseconds for which the button says how it went. */
const SHOWN_MS = 2000

/** Copies a value to the clipboard and says so for two seconds. */
export function CopyContact({ value, label, copy, copied, failed }: Props) {
  const [outcome, setOutcome] = useState<{ text: string }>()
  useEffect(() => {
    const timer = outcome && setTimeout(() => setOutcome(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  async function write() {
    try {
      await navigator.clipboard.writeText(value)
      setOutcome({ text: copied })
    } catch {
      setOutcome({ text: failed })
    }
  }

  return (
    <>
      <button
        type="button"
        className="copy-button"
        aria-label={outcome ? undefined : label}
        data-copied={outcome?.text === copied || undefined}
        onClick={write}
      >
        <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
          {outcome?.text === copied ? (
            <path d="m4 10.5 4 4 8-9" />
          ) : (
            <path d="M7.5 6.5h8v10h-8zM12.5 6.5v-3h-8v10h3" />
          )}
        </svg>
        {outcome?.text ?? copy}
      </button>
      <span className="sr-only" role="status">
        {outcome?.text}
      </span>
    </>
  )
}
