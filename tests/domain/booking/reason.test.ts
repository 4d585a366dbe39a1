import { expect, test } from 'vitest'
import { withReason } from '../../../src/domain/booking/reason.ts'

const all = ['It is taken.', 'We are closed.']

test.each([
  ['', 'It is taken.'],
  ['  \n', 'It is taken.'],
  ['We are closed. ', 'It is taken.'],
  ['Sorry, Bat!', 'Sorry, Bat!\nIt is taken.'],
  ['Sorry, Bat!\nIt is taken.', 'Sorry, Bat!\nIt is taken.'],
])(
  'a ready-made reason stands in the place of nothing or of another one, else below, once: %j',
  (typed, words) => {
    expect(withReason(typed, 'It is taken.', all)).toBe(words)
  },
)
