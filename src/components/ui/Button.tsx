import type { ButtonHTMLAttributes, Ref } from 'react'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /**
   * `plain` has a ground and no line, for minor actions among many; `dim` is a primary one while something is missing
   * or there is nothing to do yet.
   */
  look?: 'primary' | 'dim' | 'quiet' | 'danger' | 'plain'
  /** While true the button shows `busyText`, stays focusable for screen readers and ignores clicks. */
  busy?: boolean
  busyText?: string
  ref?: Ref<HTMLButtonElement>
}

export function Button({
  look = 'quiet',
  busy = false,
  busyText,
  className = '',
  children,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={`button button-${look} ${className}`}
      aria-busy={busy || rest['aria-busy']}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {busy && busyText ? busyText : children}
    </button>
  )
}
