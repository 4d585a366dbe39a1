import { expect, test } from 'vitest'
import { linkedWords } from '../../src/domain/linked-words.ts'

const links = (words: string) => linkedWords(words).flatMap(({ href }) => href ?? [])

test.each([
  ['See https://example.com/a?b=c#d.', ['https://example.com/a?b=c#d']],
  ['(http://example.com), https://example.org/x_(y)!', ['http://example.com', 'https://example.org/x_(y)']],
  ['参考https://example.com/图。谢谢', ['https://example.com/图']],
  ['Две строки:\nhttps://example.com/\nи всё', ['https://example.com/']],
  ['javascript:alert(1) ftp://example.com example.com http:// https://[', []],
  ['<a href="https://example.com">x</a>', ['https://example.com']],
])('%j', (words, expected) => {
  expect(links(words)).toEqual(expected)
  expect(
    linkedWords(words)
      .map(({ text }) => text)
      .join(''),
  ).toBe(words)
})
