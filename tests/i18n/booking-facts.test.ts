import { describe, expect, test } from 'vitest'
import { textsOf } from '../../e2e/support/texts.ts'
import { bookingFacts, changedFacts, saidDetails } from '../../src/i18n/booking-facts.ts'
import { said, saidInEnglish } from '../support/details.ts'
import { booking, draft } from '../support/example-booking.ts'

const words = { locale: 'en', t: textsOf('en'), nameOf: (type: string) => `<${type}>` } as const
const told = (...facts: Parameters<typeof bookingFacts>) =>
  Object.fromEntries(bookingFacts(...facts).map((fact) => [fact.label, fact.words]))

describe('what is told of a booking', () => {
  test('is all that was asked for, and its price', () => {
    expect(told(words, booking(said))).toEqual({
      'Date and time': 'Sunday, 22 November 2026, 10:00',
      'Session type': '<recording>',
      Duration: '1 hour',
      Price: '$30',
      ...saidInEnglish,
    })
  })

  test('is only what is known, and of what is known but not said, nothing', () => {
    expect(told(words, { duration: 120 })).toEqual({ Duration: '2 hours' })
    expect(told(words, { start: undefined, notes: '' })).toEqual({ 'Date and time': '', Notes: '' })
  })
})

describe('what is told of a change', () => {
  test('is what both states tell differently', () => {
    const changes = changedFacts(words, booking(), draft({ duration: 120, notes: 'Late' }))
    expect(changes).toEqual([
      { field: 'duration', label: 'Duration', long: false, before: '1 hour', after: '2 hours' },
      { field: 'notes', label: 'Notes', long: true, before: '', after: 'Late' },
    ])
  })

  test('is nothing where the words are the same', () => {
    expect(changedFacts(words, booking(), draft())).toEqual([])
  })
})

test('a price is told in its currency, a service by the name that was agreed', () => {
  const names = { mn: 'Подкаст', en: 'Podcast' }
  const told = bookingFacts(
    { ...words, nameOf: (type, agreed) => agreed?.mn ?? type },
    booking({ price: 330_000, currency: 'MNT', serviceNames: names }),
  )
  expect(told.map((fact) => fact.words)).toEqual(expect.arrayContaining(['Подкаст', '330,000₮']))
})

test('a change of the price alone is told in the currency that the history names beside it', () => {
  const [change] = changedFacts(words, { price: 50, currency: 'USD' }, { price: 330_000, currency: 'MNT' })
  expect(change).toMatchObject({ before: '$50', after: '330,000₮' })
  const [old] = changedFacts(words, { price: 50 }, { price: 100 })
  expect(old).toMatchObject({ before: '$50', after: '$100' })
})

test('what a customer says is told with nothing around it, and nothing unsaid is', () => {
  expect(saidDetails(words, draft({ notes: 'Late' }))).toEqual([{ field: 'notes', text: 'Late' }])
  expect(saidDetails(words, draft())).toEqual([])
})
