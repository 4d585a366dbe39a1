/** The words with a ready-made reason: in the place of another one, else below what was typed. */
export function withReason(typed: string, chosen: string, all: readonly string[]): string {
  const own = typed.trim()
  return own === '' || all.includes(own) ? chosen : `${own}\n${chosen}`
}
