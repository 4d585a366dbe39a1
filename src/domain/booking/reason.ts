/** The words with a ready-made reason: instead of another ready-made one, else below what was typed, once. */
export function withReason(typed: string, chosen: string, all: readonly string[]): string {
  const own = typed.trim()
  if (own === '' || all.includes(own)) return chosen
  return own.split('\n').includes(chosen) ? own : `${own}\n${chosen}`
}
