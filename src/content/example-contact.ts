/** The contact details of a new studio, which reach nobody. */
const examples: Readonly<Record<string, string>> = {
  email: 'studio@example.com',
  phone: '+976 7700 0000',
  messenger: 'gegee.studio.example',
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
}

/** A sentence about what is still an example among the ways to reach the studio, or undefined where nothing is. */
export function exampleContactWarning(contact: Readonly<Record<string, unknown>>): string | undefined {
  const left = Object.keys(examples).filter((way) => contact[way] === examples[way])
  if (left.length === 0) return undefined
  return `Visitors are given examples that lead nowhere: ${left.join(', ')}. Put in the studio's own in src/content/contact.ts.`
}
