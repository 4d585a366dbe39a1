import { type ReactNode, useId } from 'react'
import { Explained } from './Explained.tsx'

interface Props {
  title: string
  /** For who asks what it is about. */
  text: string
  /** How it stands. */
  state?: string
  /** What can be done, as quiet buttons. */
  actions?: ReactNode
  /** Why it did not go. */
  children?: ReactNode
}

/** A part of the profile with nothing to fill in: how it stands, and what can be done at one press, if anything. */
export function ActionPart({ title, text, state, actions, children }: Props) {
  const id = useId()
  return (
    <section
      className="grid grid-cols-[minmax(0,1fr)] py-2"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <Explained id={`${id}-text`} text={text}>
          <h3 id={id} className="font-sans text-base leading-snug font-semibold tracking-normal">
            {title}
          </h3>
        </Explained>
        {state && <p className="text-fluid-sm leading-11 text-muted">{state}</p>}
        {actions && <div className="flex flex-wrap gap-3 *:grow max-sm:w-full max-sm:pb-2">{actions}</div>}
      </div>
      <div className="py-2 empty:hidden">{children}</div>
    </section>
  )
}
