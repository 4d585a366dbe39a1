const MONGOLIA = '+976'

/**
 * A phone number as people write it, in international form (`9911 2233` → `+97699112233`), which is what
 * the database stores. Eight digits are Mongolian. Undefined where it names no number.
 */
export function internationalPhone(typed: string): string | undefined {
  const bare = typed.replace(/[\s().\-–\u00a0]/g, '')
  const number = /^\d{8}$/.test(bare) ? MONGOLIA + bare : bare.replace(/^(00|(?=976\d{8}$))/, '+')
  if (!/^\+[1-9]\d{6,14}$/.test(number)) return undefined
  if (number.startsWith(MONGOLIA) && number.length !== MONGOLIA.length + 8) return undefined
  return number
}

/** A stored number as it is read aloud: a Mongolian one in two fours, `9911 2233`, others as they are. */
export function readablePhone(stored: string): string {
  return stored.replace(/^\+976(\d{4})(\d{4})$/, '$1\u00a0$2')
}
