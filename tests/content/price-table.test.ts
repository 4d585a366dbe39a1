import { describe, expect, test } from 'vitest'
import { textsOf } from '../../e2e/support/texts.ts'
import { least } from '../../src/build/price-from.ts'
import {
  type Choice,
  describeChoice,
  firstChoice,
  hoursAt,
  hoursByKey,
  LAST_STEP,
  stepOf,
  stops,
} from '../../src/components/pricing/calculator.ts'
import { calculatorOffer } from '../../src/components/pricing/calculator-offer.ts'
import {
  multiCamera,
  photoDesign,
  studioRental,
  videoEditing,
  videoShooting,
} from '../../src/content/price-table.ts'
import { type PriceLine, services } from '../../src/content/services.ts'
import type { Locale } from '../../src/i18n/locales.ts'

const tell = (choice: Choice) => describeChoice(textsOf('en'), 'en', calculatorOffer, choice)
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

test('each service says what the studio costs for it, and what the team adds at least', () => {
  const leastOf = ({ rows }: PriceLine) => least(rows)
  expect(services.map(({ id, studio, added }) => [id, studio.map(leastOf), added.map(leastOf)])).toEqual([
    ['video', [330_000, 550_000], [220_000, 330_000, 880_000]],
    ['photo', [330_000], [220_000, 110_000]],
    ['event', [550_000], [550_000, 880_000]],
  ])
})

test('what the studio includes is not sold beside it', () => {
  for (const { includes, team } of services)
    expect(includes.filter((text) => team.includes(text))).toEqual([])
})

test('on the slider all bands are as wide, and each hour stands within the one that is paid, on a step of its own', () => {
  expect(stops.map((each) => Math.floor((4 * stepOf(each)) / LAST_STEP))).toEqual([0, 0, 1, 2, 3])
  const hours = Array.from({ length: 24 }, (_, index) => index + 1)
  expect(hours.map((each) => hoursAt(stepOf(each)))).toEqual(hours)
  expect(hours.map(stepOf).every(Number.isInteger)).toBe(true)
})

test('a key goes on by an hour wherever the thumb stands, and no further than the ends', () => {
  expect([1, 2, 12, 23].map((each) => hoursByKey(each, stepOf(each) + 1))).toEqual([2, 3, 13, 24])
  expect([2, 3, 13, 24].map((each) => hoursByKey(each, stepOf(each) - 1))).toEqual([1, 2, 12, 23])
  expect(hoursByKey(24, LAST_STEP)).toBe(24)
  expect(hoursByKey(1, stepOf(1) - 1)).toBe(1)
})

test('the calculator names the paid band where it leaves hours, and how many', () => {
  const told = tell({ ...firstChoice, hours: 3 })
  expect(told.price).toBe('550,000₮')
  expect(told.sentences).toEqual([
    '3 hours at the “2–4 hours” rate.',
    'The same price would cover 1 more hour.',
  ])
  expect(told.offers.map(({ note }) => note)).toEqual(['', 'Your rate', '', ''])
})

test('the calculator says nothing that the rates above its words say', () => {
  expect(tell(firstChoice).sentences).toEqual([])
  const told = tell({ ...firstChoice, service: 'reel' })
  expect(told.sentences).toEqual([])
})

test('of what the team does the calculator tells all that is to be paid, and of what it is made up', () => {
  const told = tell({ ...firstChoice, service: 'reel' })
  expect([told.price, told.parts]).toEqual(['550,000₮', '220,000₮ + 330,000₮ studio rental'])
  expect(tell(firstChoice).parts).toBeUndefined()
})

test('the calculator has no next band after the longest', () => {
  const told = tell({ ...firstChoice, hours: 24 })
  expect(told.sentences.at(-1)).toBe('This is our longest booking. For several days, write to us.')
})

test('cameras count for multi-camera services alone', () => {
  const price = (service: string, cameras: number) => {
    const told = tell({ service, hours: 8, cameras })
    return told.team ?? told.price
  }
  expect([price('recording', 3), price('recording', 5)]).toEqual(['1,500,000₮', '1,800,000₮'])
  expect([price('movie', 3), price('movie', 5)]).toEqual(['880,000₮', '880,000₮'])
})

test('the calculator leads into the form with the service and a length that can be booked', () => {
  const book = (service: string, hours: number) => tell({ service, hours, cameras: 3 }).book
  expect(book('photoAndVideo', 2)).toEqual({
    words: 'Book 2 hours',
    query: '?service=photo-video&duration=120',
  })
  // Five hours cost a day: a day is booked.
  expect(book('movie', 5)).toEqual({
    words: 'Book 8 hours',
    query: '?service=movie&duration=480',
  })
  expect(book('events', 9).query).toBe('?service=events&duration=1440')
  // The team works in the studio: its time is what is booked online.
  expect(book('photo', 3)).toEqual({
    words: 'Book the studio for 3 hours',
    query: '?service=photo-video&duration=180',
  })
  expect(book('livestream', 4).query).toBe('?service=events&duration=240')
})

describe('where a rental has lengths of its own', () => {
  const offered = (lengths: number[], choice: Partial<Choice>, locale: Locale = 'en') => {
    const rental = { ...calculatorOffer.rental, events: { ...calculatorOffer.rental.events, lengths } }
    return describeChoice(
      textsOf(locale),
      locale,
      { ...calculatorOffer, rental },
      { ...firstChoice, service: 'events', ...choice },
    )
  }

  test('the calculator tells the price of the length that its button books', () => {
    const short = offered([240, 480, 1440], { hours: 2 })
    expect([short.price, short.book.words]).toEqual(['660,000₮', 'Book 4 hours'])
    expect(short.sentences).toEqual([
      '2 hours at the “2–4 hours” rate.',
      'The same price would cover 2 more hours.',
    ])
    expect(short.offers.map(({ paid }) => paid)).toEqual([false, true, false, false])
    const long = offered([240, 600, 1440], { hours: 5 })
    expect([long.price, long.book.words]).toEqual(['1,500,000₮', 'Book 10 hours'])
    expect(long.sentences[1]).toBe('The same price would cover 19 more hours.')
    expect(long.sentences[2]).toBe('This is our longest booking. For several days, write to us.')
  })

  test('the calculator counts what the same price would cover by lengths that can be booked', () => {
    expect(offered([60, 120, 180], { hours: 3 }).sentences).toEqual([])
    expect(offered([240, 600], { hours: 5 }).sentences[1]).toBe('The same price would cover 5 more hours.')
    expect(offered([90, 150], { hours: 1 }, 'ru').sentences[1]).toBe('В\u00a0цену входит ещё 0,5\u00a0часа.')
  })

  test('the calculator leads into the form without a length where none is long enough', () => {
    const { book, price, sentences } = offered([60, 120, 240], { hours: 24 })
    expect(book).toEqual({ words: undefined, query: '?service=events' })
    expect([price, sentences]).toEqual(['1,500,000₮', []])
  })

  test('what the team does is told for the hours, the studio with it for the length that is booked', () => {
    const told = offered([240, 600, 1440], { service: 'livestream', hours: 5 })
    expect(told.price).toBe('3,000,000₮')
    expect(told.parts).toBe('1,500,000₮ + 1,500,000₮ studio rental')
    expect(told.book.words).toBe('Book the studio for 10 hours')
  })
})
