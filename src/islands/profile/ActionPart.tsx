import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  text: string
  /** What can be done, as quiet buttons. */
  actions?: ReactNode
  /** Why it did not go. */
  children?: ReactNode
}

/** A part of the profile with nothing to fill in: what it is about, and what can be done at one press, if anything. */
export function ActionPart({ title, text, actions, children }: Props) {
  const id = useId()
  return (
    <section
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3"
      aria-labelledby={id}
    >
      <div className="grid flex-1 basis-96 gap-0.5">
        <h3 id={id} className="font-sans text-base leading-snug font-semibold tracking-normal">
          {title}
        </h3>
        <p className="text-fluid-sm text-muted">{text}</p>
        <div className="py-2 empty:hidden">{children}</div>
      </div>
      {actions && <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">{actions}</div>}
    </section>
  )
}
