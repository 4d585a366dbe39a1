import { Linked } from './Linked.tsx'

/** Somebody's own words, with their lines. */
export function Said({ children }: { children: string }) {
  return (
    <p className="border-s-2 border-line ps-3 as-typed">
      <Linked>{children}</Linked>
    </p>
  )
}
