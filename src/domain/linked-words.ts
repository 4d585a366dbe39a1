/** A piece of what somebody wrote; an address of the web is its own link. */
export interface Piece {
  text: string
  href?: string
}

/** Up to a space or to a mark that is in no address, which Chinese sets without a space. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"'“”‘’«»、。，；：！？（）]+/giu

/** What ends the sentence around an address; a bracket only where the address has not opened it itself. */
const withoutEnd = (address: string): string => {
  const bare = address.replace(/[.,;:!?]+$/, '')
  const unopened = bare.split(')').length > bare.split('(').length
  return bare.endsWith(')') && unopened ? withoutEnd(bare.slice(0, -1)) : bare
}

/** Somebody's words, cut where an address of the web begins and ends: http and https only, so that nothing else is ever followed. */
export function linkedWords(words: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: found, index } of words.matchAll(ADDRESS)) {
    const address = withoutEnd(found)
    if (!URL.canParse(address)) continue
    if (index > from) pieces.push({ text: words.slice(from, index) })
    pieces.push({ text: address, href: address })
    from = index + address.length
  }
  if (from < words.length) pieces.push({ text: words.slice(from) })
  return pieces
}
