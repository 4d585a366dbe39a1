import { expect, test } from 'vitest'
import { numberAndUnit } from '../../src/build/number-and-unit.ts'

test.each([
  ['330 м²', '330', 'м²'],
  ['4,0–4,5 м', '4,0–4,5', 'м'],
  ['4.0–4.5 米', '4.0–4.5', '米'],
  ['30 мин', '30', 'мин'],
  ['24/7', '24/7', ''],
])('%s is %s and "%s"', (figure, number, unit) => {
  expect(numberAndUnit(figure)).toMatchObject({ number, unit })
})
