const MONGOLIA = '+976'

/**
 * A phone number as people write it, in international form (`9911 2233` → `+97699112233`), which is what
 * the database stores. Eight digits are Mongolian, in whichever width a keyboard writes them. Undefined where it names no
 * number.
 */
export function internationalPhone(typed: string): string | undefined {
  const bare = typed.normalize('NFKC').replace(/[\s().\-–\u00a0]/g, '')
  const number = /^\d{8}$/.test(bare) ? MONGOLIA + bare : bare.replace(/^(00|(?=976\d{8}$))/, '+')
  if (!/^\+[1-9]\d{6,14}$/.test(number)) return undefined
  if (number.startsWith(MONGOLIA) && number.length !== MONGOLIA.length + 8) return undefined
  return number
}

/** Calling codes of one and of two digits; all others have three. */
const CODE = /^\+([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/

/** How many digits stand together where a country groups its mobile numbers in a way of its own. */
const OWN_GROUPS: Record<string, number[]> = { '7': [3, 3, 2, 2], '81': [2, 4, 4], '82': [2, 4, 4] }

/** Threes, and as many fours at the end as it takes: 3-3-4, 3-4-4, 4-4. */
function groupsFor(code: string, length: number): number[] {
  const own = OWN_GROUPS[code]
  if (own?.reduce((sum, size) => sum + size) === length) return own
  const fours = length % 3
  const threes = (length - 4 * fours) / 3
  // Five digits are neither.
  return threes < 0 ? [length] : [...Array<number>(threes).fill(3), ...Array<number>(fours).fill(4)]
}

/** A stored number as it is read aloud: a Mongolian one in two fours, `9911 2233`, others in groups behind their country's code. */
export function readablePhone(stored: string): string {
  const [, code = '', number = ''] = CODE.exec(stored) ?? []
  if (!number) return stored
  const groups = stored.startsWith(MONGOLIA) ? [] : [`+${code}`]
  let from = 0
  for (const size of groupsFor(code, number.length)) {
    groups.push(number.slice(from, from + size))
    from += size
  }
  return groups.join('\u00a0')
}
