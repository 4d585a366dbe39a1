import { expect, test } from 'vitest'
import { likelyAddress } from '../../src/domain/email-typo.ts'

test.each([
  ['a letter is missing', 'saraa@gmal.com', 'saraa@gmail.com'],
  ['a letter is missing at the end', 'saraa@gmail.co', 'saraa@gmail.com'],
  ['the dot is missing', 'saraa@gmailcom', 'saraa@gmail.com'],
  ['a letter is there twice', 'saraa@yahooo.com', 'saraa@yahoo.com'],
  ['a letter is another one', 'saraa@gmail.con', 'saraa@gmail.com'],
  ['two letters have changed places', 'saraa@gmial.com', 'saraa@gmail.com'],
  ['they are capitals', 'Saraa@GMAIL.CON', 'Saraa@gmail.com'],
  ['it is another provider', 'saraa@outlok.com', 'saraa@outlook.com'],
  ['it is a Russian one', 'saraa@mial.ru', 'saraa@mail.ru'],
  ['it is a Chinese one', '12345@qq.con', '12345@qq.com'],
  ['it is of figures', 'saraa@163.cm', 'saraa@163.com'],
  ['it is an apple', ' saraa@iclod.com ', 'saraa@icloud.com'],
])('a near miss is noticed where %s', (_, written, meant) => {
  expect(likelyAddress(written)).toBe(meant)
})

test.each([
  'saraa@gmail.com',
  'saraa@GMAIL.com',
  'saraa@mail.com',
  'saraa@ymail.com',
  'saraa@hotmail.com',
  'saraa@126.com',
  'saraa@yahoo.co.jp',
  'saraa@gegee.mn',
  'saraa@gm',
  'gmial.com',
  '@gmial.com',
  '',
])('nothing is meant but %j', (written) => {
  expect(likelyAddress(written)).toBeUndefined()
})
