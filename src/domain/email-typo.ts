/** Where most people here have their mail. */
const COMMON = 'gmail.com yahoo.com mail.ru icloud.com outlook.com qq.com 163.com'.split(' ')

/** Other providers whose names are as near to those as a slip is. */
const OTHERS = 'mail.com ymail.com email.com gmail.ru'.split(' ')

/** The address that was probably meant, where a common domain is a slip away from what is written; undefined elsewhere. */
export function likelyAddress(text: string): string | undefined {
  const [, name, written = ''] = /^(.+@)([^@]+)$/.exec(text.trim()) ?? []
  const domain = written.toLowerCase()
  if (!name || COMMON.includes(domain) || OTHERS.includes(domain)) return undefined
  const meant = COMMON.find((common) => isSlip(domain, common))
  return meant && name + meant
}

/** Whether one letter is missing, too many, another one, or two have changed places. */
function isSlip(written: string, meant: string): boolean {
  const shorter = Math.min(written.length, meant.length)
  let same = 0
  while (same < shorter && written[same] === meant[same]) same++
  let rest = 0
  while (rest < shorter - same && written.at(-1 - rest) === meant.at(-1 - rest)) rest++
  const [one = '', other = ''] = [written, meant].map((text) => text.slice(same, text.length - rest))
  if (one.length < 2 && other.length < 2) return true
  return one.length === 2 && other === [...one].reverse().join('')
}
