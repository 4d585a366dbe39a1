import { type ReactNode, useId } from 'react'
import type { ErrorCode } from '../../domain/errors.ts'
import { FieldError } from './FieldError.tsx'

interface Props {
  legend: string
  /** Whether the legend is only for screen readers. */
  quiet?: boolean
  hint?: string | undefined
  error?: ErrorCode | undefined
  className?: string
  children: ReactNode
}

/** Fields that belong together and are refused together; then the group can be focused. */
export function ErrorGroup({
  legend,
  quiet = false,
  hint,
  error,
  className = 'grid gap-4',
  children,
}: Props) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2"
      aria-describedby={described || undefined}
      aria-invalid={error && true}
      tabIndex={error ? -1 : undefined}
    >
      <legend className={quiet ? 'sr-only' : 'mb-1.5 font-semibold'}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="text-fluid-sm text-muted">
          {hint}
        </p>
      )}
      <div className={className}>{children}</div>
      <FieldError id={`${id}-error`} code={error} />
    </fieldset>
  )
}
