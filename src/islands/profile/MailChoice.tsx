import { useId } from 'react'
import { Explained } from './Explained.tsx'

interface Props {
  label: string
  /** What it brings, how often, and how it ends. */
  hint: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Whether somebody gets a kind of email. */
export function MailChoice({ label, hint, checked, onChange }: Props) {
  const id = useId()
  return (
    <Explained id={id} text={hint}>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          className="size-5 shrink-0 accent-daylight"
          type="checkbox"
          aria-describedby={id}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
    </Explained>
  )
}
