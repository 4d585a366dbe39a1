import { expect, test } from 'vitest'
import { contact } from '../../src/content/contact.ts'
import { exampleContactWarning } from '../../src/content/example-contact.ts'

test('what is still an example among the ways to reach the studio is named, and where to put in its own', () => {
  const mostlyOwn = {
    ...contact,
    email: 'hello@gegee.mn',
    phone: '+976 9911 2233',
    messenger: 'gegee',
    facebook: 'https://www.facebook.com/gegee',
  }
  expect(exampleContactWarning(mostlyOwn)).toBe(
    "Visitors are given examples that lead nowhere: instagram. Put in the studio's own in src/content/contact.ts.",
  )
  expect(
    exampleContactWarning({ ...mostlyOwn, instagram: 'https://www.instagram.com/gegee' }),
  ).toBeUndefined()
})
