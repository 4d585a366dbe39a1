import { expect, test } from 'vitest'
import { textsOf } from '../../e2e/support/texts.ts'
import { describeChoice, firstChoice } from '../../src/components/pricing/calculator.ts'
import {
  multiCamera,
  photoDesign,
  studioRental,
  videoEditing,
  videoShooting,
} from '../../src/content/price-table.ts'
import { services } from '../../src/content/services.ts'

const thousands = (line: string) => line.split(' ').map((each) => Number(each) * 1000)

test('the price table is the printed one', () => {
  expect(Object.values(studioRental)).toEqual(
    ['330 550 660 1100', '550 660 880 1500', '550 660 880 1500'].map(thousands),
  )
  expect(Object.values(videoShooting)).toEqual(
    ['220 440 550 660', '220 440 550 660', '220 440 550 660', '220 440 550 660', '440 660 880 990'].map(
      thousands,
    ),
  )
  expect(Object.values(multiCamera)).toEqual(
    [
      '880 1100 1500 1800',
      '990 1200 1600 1900',
      '880 1100 1500 1800',
      '1100 1500 1800 2100',
      '550 880 1100 1500',
      '880 1100 1500 1800',
    ].map(thousands),
  )
  expect(Object.values(videoEditing)).toEqual(thousands('330 550 880 1100'))
  expect(Object.values(photoDesign)).toEqual(thousands('220 440 110 110'))
})

test('each service starts at the least that its tables ask for', () => {
  expect(services.map(({ id, prices }) => [id, ...prices.map(({ from }) => from)])).toEqual([
    ['video', 220_000, 330_000, 880_000, 330_000],
    ['photo', 220_000, 110_000, 330_000],
    ['event', 550_000, 550_000, 880_000],
  ])
})

test('the calculator names the paid band, the hours it leaves and the next', () => {
  const told = describeChoice(textsOf('en'), 'en', { ...firstChoice, hours: 3 })
  expect(told.price).toBe('550,000₮')
  expect(told.sentences).toEqual([
    '3 hours at the price of the band “2–4 hours”.',
    'The price covers 1 more hour.',
    'The next band, “8 hours (1 day)”, costs 110,000₮ more.',
    'Used in full, an hour of it costs 82,500₮ instead of 137,500₮.',
  ])
  expect(told.offers.map(({ note }) => note)).toEqual(['', 'Your band', '110,000₮ more', ''])
})

test('the calculator praises the next band only where its hours cost less', () => {
  const told = describeChoice(textsOf('en'), 'en', { ...firstChoice, service: 'reel' })
  expect(told.sentences).toEqual([
    '2 hours at the price of the band “1–2 hours”.',
    'The next band, “2–4 hours”, costs 220,000₮ more.',
  ])
})

test('the calculator has no next band after the longest', () => {
  const told = describeChoice(textsOf('en'), 'en', { ...firstChoice, hours: 24 })
  expect(told.sentences.at(-1)).toBe('This is the longest band. For several days, write to us.')
})

test('cameras count for multi-camera services alone', () => {
  const price = (service: string, cameras: number) =>
    describeChoice(textsOf('en'), 'en', { service, hours: 8, cameras }).price
  expect([price('recording', 3), price('recording', 5)]).toEqual(['1,500,000₮', '1,800,000₮'])
  expect([price('movie', 3), price('movie', 5)]).toEqual(['880,000₮', '880,000₮'])
})
