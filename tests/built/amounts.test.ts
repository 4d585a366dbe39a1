import { expect, test } from 'vitest'
import { calculatorOffer } from '../../src/components/pricing/calculator-offer.ts'
import {
  multiCamera,
  photoDesign,
  studioRental,
  videoEditing,
  videoShooting,
} from '../../src/content/price-table.ts'
import { type BandPrices, bandOffers, quote } from '../../src/domain/offers/price-bands.ts'
import { rentalRows } from '../../src/domain/offers/printed-offer.ts'
import { defaultSettings } from '../../src/domain/offers/settings.ts'
import { locales } from '../../src/i18n/locales.ts'
import { createTestBackend, PASSWORD } from '../support/backend.ts'
import { pdfText } from './pdf-text.ts'
import { contentAt, listedPages } from './site.ts'

/** An amount with its sign, as any of the languages writes it. */
const number = String.raw`\d{1,3}(?:[,.\u00a0 ]\n?\d{3})+|\d+`
const money = new RegExp(`(?:US)?\\$ ?(${number})|(${number})\\s*([₮$])`, 'g')

/** The amounts that are read in a text: `330000₮`, `50$`. */
function amountsIn(text: string): string[] {
  return Array.from(
    text.matchAll(money),
    ([, dollars, number = dollars ?? '', sign = '$']) => `${number.replace(/\D/g, '')}${sign}`,
  )
}

/** What a person reads of a page, and what a search engine does; not the texts and the prices for its scripts. */
function readable(html: string): string {
  const data = html.match(/<script type="application\/ld\+json">[^<]*/)?.[0] ?? ''
  const text = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '\n')
  const attributes = Array.from(
    html.matchAll(/\s(?:content|alt|aria-label|title)="([^"]*)"/g),
    ([, value]) => value,
  )
  return [text, ...attributes, data].join('\n').replaceAll('&nbsp;', '\u00a0')
}

const tables = [studioRental, videoShooting, multiCamera, videoEditing, photoDesign]
const printed = tables.flatMap((table) => Object.values<number | readonly number[]>(table).flat())
const hourly = defaultSettings.services.map(({ id }) => `${defaultSettings.pricing[id]}$`)
const known = new Set([...printed.map((price) => `${price}₮`), ...hourly])

/** What the page of prices works out: of an hour in a band, between two bands, of the team with the studio. */
const { rental, team } = calculatorOffer
const banded = tables
  .slice(0, 3)
  .flatMap((table) => Object.values<BandPrices>(table as Record<string, BandPrices>))
const workedOut = banded.flatMap((prices) => {
  const offers = bandOffers(prices)
  return offers.flatMap(({ price, perHour }, index) => [perHour, (offers[index + 1]?.price ?? price) - price])
})
for (const { books, prices } of team.flatMap(({ services }) => services)) {
  for (const own of prices) {
    for (const { hours, price } of bandOffers(own)) {
      workedOut.push(price + (quote(rental[books].prices[0], hours)?.paid.price ?? 0))
    }
  }
}
const explained = new Set([...known, ...workedOut.map((amount) => `${amount}₮`)])

const strangers = (text: string, table: ReadonlySet<string>) =>
  amountsIn(text).filter((amount) => !table.has(amount))

test('amounts are read as each language writes them', () => {
  expect(amountsIn('from 1,100,000₮, 1 100 000 ₮, 220,000\n₮-өөс, $50, US$30起, 45 $')).toEqual([
    '1100000₮',
    '1100000₮',
    '220000₮',
    '50$',
    '30$',
    '45$',
  ])
})

test.each(listedPages)(
  '$address tells no amount but those of the price table and the settings',
  ({ html, path }) => {
    expect(strangers(readable(html), path === '/pricing' ? explained : known)).toEqual([])
  },
)

test.each(listedPages.filter(({ path }) => path === '/pricing'))('$address tells all of them', ({ html }) => {
  expect([...known].filter((amount) => !amountsIn(readable(html)).includes(amount))).toEqual([])
})

test('llms.txt tells no other amount, and every one of the time in the studio', () => {
  const text = contentAt('/llms.txt').toString()
  expect(strangers(text, known)).toEqual([])
  const studio = [
    ...Object.values(studioRental)
      .flat()
      .map((price) => `${price}₮`),
    ...hourly,
  ]
  expect(amountsIn(text)).toEqual(expect.arrayContaining(studio))
})

test.each(locales)('the brochure in %s tells all of them and no other', (locale) => {
  const text = pdfText(contentAt(`/brochure/gegee-studio-${locale}.pdf`)).join('\n')
  expect(strangers(text, known)).toEqual([])
  expect([...known].filter((amount) => !amountsIn(text).includes(amount))).toEqual([])
})

/** What the studio costs at least, in all and for each kind of work; the home page tells one price, the first. */
const least = ['330000₮', '550000₮']

test.each(locales)(
  'the brochure in %s tells beside the time in the studio what it costs at least',
  (locale) => {
    const page = pdfText(contentAt(`/brochure/gegee-studio-${locale}.pdf`))[2] ?? ''
    expect(new Set(amountsIn(page))).toEqual(new Set(least))
  },
)

test.each(listedPages.filter(({ path }) => path === '/services'))('$address tells the same', ({ html }) => {
  expect(amountsIn(readable(html))).toEqual(expect.arrayContaining(least))
})

test.each(listedPages.filter(({ path }) => path === '/'))(
  '$address tells, for who reads it, the least of it and nothing else',
  ({ html }) => {
    const words = html.replace(/<script type="application\/ld\+json">[^<]*/, '')
    expect(amountsIn(readable(words))).toEqual(least.slice(0, 1))
  },
)

test('the API asks for what is printed: the rental by its bands, sound by the hour', async () => {
  const backend = await createTestBackend()
  try {
    const admin = backend.newClient()
    await admin.auth.signInWithPassword({ email: 'admin@example.com', password: PASSWORD })
    const sessions = [
      ...Object.entries(rentalRows).flatMap(([type, row]) =>
        [120, 240, 480, 1440].map((duration, band) => ({
          type,
          duration,
          amount: `${studioRental[row][band]}₮`,
        })),
      ),
      ...defaultSettings.services.map(({ id }) => ({
        type: id,
        duration: 60,
        amount: `${defaultSettings.pricing[id]}$`,
      })),
    ]
    const first = Date.now() + 30 * 86_400_000
    const rows = sessions.map(({ type, duration }, index) => {
      const day = new Date(first + index * 2 * 86_400_000).toISOString().slice(0, 10)
      return { type, duration, booking_date: `${day}T10:00:00+08:00` }
    })
    const { data, error } = await admin.from('bookings').insert(rows).select('price, currency')
    expect(error).toBeNull()
    const signs: Record<string, string> = { MNT: '₮', USD: '$' }
    expect(data?.map(({ price, currency }) => `${price}${signs[currency]}`)).toEqual(
      sessions.map(({ amount }) => amount),
    )
  } finally {
    await backend.close()
  }
})
