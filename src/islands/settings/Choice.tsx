import { type ReactNode, useId } from 'react'

interface Props {
  label: string
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Something that is so or not, and what it means. */
export function Choice({ label, hint, checked, onChange }: Props) {
  const id = useId()
  return (
    <div className="grid justify-items-start gap-1">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          className="size-5 shrink-0 accent-daylight"
          type="checkbox"
          aria-describedby={hint ? id : undefined}
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      {hint && (
        <p id={id} className="text-fluid-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
