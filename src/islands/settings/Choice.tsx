import { type ReactNode, useId } from 'react'

interface Props {
  label: string
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A checkbox with its explanation. */
export function Choice({ label, hint, checked, onChange }: Props) {
  const id = useId()
  return (
    <div className="choice-line grid justify-items-start">
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
        <input
          className="mt-0.5 size-5 shrink-0 accent-daylight"
          type="checkbox"
          aria-describedby={hint ? id : undefined}
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      {hint && (
        <p id={id} className="-mt-1 ps-8 text-fluid-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
