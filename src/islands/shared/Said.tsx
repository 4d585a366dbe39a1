/** Somebody's own words, with their lines. */
export function Said({ children }: { children: string }) {
  return <p className="border-s-2 border-line ps-3 break-words whitespace-pre-line">{children}</p>
}
