import { expect, test } from 'vitest'
import { oneLine, storable } from '../../src/domain/storable.ts'

test('a text keeps its lines, and loses what JSON and the database do not take', () => {
  expect(storable('a\0b\n\ud800\u202ec')).toBe('ab\n\ufffd\u202ec')
})

test('a line has no ends of lines and nothing that turns the direction of what stands beside it', () => {
  expect(oneLine('\u202e\u2066Сараа\u2069\r\nБат\u2028\u0085\0\u202c')).toBe('Сараа Бат ')
  expect(oneLine('שלום 👩‍👩‍👧‍👦')).toBe('שלום 👩‍👩‍👧‍👦')
})
