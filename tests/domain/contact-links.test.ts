import { expect, test } from 'vitest'
import { mailtoLink, telLink } from '../../src/domain/contact-links.ts'

test('nothing in an address becomes a further recipient or a part of the mail', () => {
  const link = new URL(mailtoLink('a@b.c?bcc=x@y.z&cc=x@y.z'))
  expect([...link.searchParams.keys()]).toEqual([])
  expect(link.pathname).toBe('a@b.c%3Fbcc%3Dx%40y.z%26cc%3Dx%40y.z')
})

test('a number is called without the spaces that people read it with', () => {
  expect(telLink('+976 9911 2233')).toBe('tel:+97699112233')
})
