/**
 * Reads an amount of money as people type it in any of the site's languages: `1,100,000`, `1 100 000 ₮`, `45.50`,
 * `45,5`, `USD 45`. Undefined for anything else, and for more than two decimals.
 */
export function readAmount(text: string): number | undefined {
  const bare = text.replace(/[\s\u00a0\u202f₮$¥']/g, '').replace(/^(USD?|MNT)|(USD?|MNT)$/i, '')
  // A sign before groups of three parts thousands; the last one, before one or two digits, begins the decimals.
  const grouped = /^\d{1,3}([.,])\d{3}(\1\d{3})*(?!\1)([.,]\d{1,2})?$/.test(bare)
  const plain = grouped ? bare.replace(/[.,](?=\d{3})/g, '') : bare
  return /^\d{1,9}([.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined
}
