import { describe, expect, test } from 'vitest'
import { csvFile } from '../../src/domain/csv.ts'

const cell = (value: string | number, decimalComma = false) => csvFile([[value]], decimalComma).slice(1, -2)

test('the file begins with a byte order mark and ends each line with CRLF', () => {
  expect(
    csvFile(
      [
        ['Огноо', 'Үнэ'],
        ['2026-11-22', 50],
      ],
      false,
    ),
  ).toBe('\uFEFFОгноо,Үнэ\r\n2026-11-22,50\r\n')
})

test('where decimals are written with a comma, a semicolon parts the cells', () => {
  expect(csvFile([['a', 12.5]], true)).toBe('\uFEFFa;12,5\r\n')
  expect(csvFile([['a', 12.5]], false)).toBe('\uFEFFa,12.5\r\n')
})

test.each([
  ['plain words', 'plain words'],
  ['a,b', '"a,b"'],
  ['a;b', '"a;b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  [' room ', '" room "'],
  ['', ''],
])('%j is written as %j', (value, written) => expect(cell(value)).toBe(written))

describe('nothing is run as a formula', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+97699112233', "'+97699112233"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t\'=1"'],
    ['\r=1', '"\'\r\'=1"'],
    ['＝1', "'＝1"],
    ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
    ["a;=cmd|' /C calc'!A0", "\"a;'=cmd|' /C calc'!A0\""],
    ['a,@x', '"a,\'@x"'],
    // Divided at its comma, the part is ""=1+1: an empty quotation, and the formula.
    ['two,"=1+1', `"two,""'=1+1"`],
    ['list\n- one', '"list\n\'- one"'],
  ])('%j', (value, written) => expect(cell(value)).toBe(written))

  test('what only contains such a sign stays as it is', () => {
    expect(cell('2+2=4, a-b')).toBe('"2+2=4, a-b"')
    expect(cell('a@example.com')).toBe('a@example.com')
  })
})
