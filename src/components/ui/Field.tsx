import { type ReactNode, useId } from 'react'

interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface Props {
  label: string
  /** Rendered even when empty, so that screen readers announce it as soon as it says something. */
  hint?: string | undefined
  error?: string | undefined
  /** Draws the control; spread what it gets onto the input. */
  children: (control: ControlProps) => ReactNode
}

/** A label, its control, what helps to fill it and what is wrong with it, tied together. */
export function Field({ label, hint, error, children }: Props) {
  const id = useId()
  const described = [hint !== undefined && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-fluid-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-fluid-sm font-semibold text-negative">
          {error}
        </p>
      )}
    </div>
  )
}
