import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { describe, expect, test } from 'vitest'
import { contact } from '../../src/content/contact.ts'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { textsFor } from '../../src/i18n/server.ts'
import { localizedPath } from '../../src/i18n/url.ts'
import { contentAt, fileAt } from './site.ts'

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document
type Element = DefaultTreeAdapterTypes.Element

/** The page as it arrives: what a browser shows of it before, or without, its scripts. */
const read = (locale: Locale, path: string) =>
  parse(contentAt(fileAt(localizedPath(locale, path)) ? localizedPath(locale, path) : path).toString())

/** The elements below a node that have that name, in their order. */
function all(node: Node, name: string): Element[] {
  const children = 'childNodes' in node ? node.childNodes : []
  return children.flatMap((child) => [
    ...('tagName' in child && child.tagName === name ? [child] : []),
    ...all(child, name),
  ])
}

function textOf(node: Node): string {
  if ('value' in node) return node.value
  const children = 'childNodes' in node ? node.childNodes : []
  return children.map(textOf).join('')
}

const tidy = (text: string) => text.replace(/[^\S\u00a0]+/g, ' ').trim()
const attribute = (element: Element | undefined, name: string) =>
  element?.attrs.find((one) => one.name === name)?.value
const links = (node: Node, address: string) =>
  all(node, 'a').filter((link) => attribute(link, 'href') === address)

/** The printed prices in thousands of tugriks, table after table. */
const printed = [
  ['330 550 660 1100', '550 660 880 1500', '550 660 880 1500'],
  ['220 440 550 660', '220 440 550 660', '220 440 550 660', '220 440 550 660', '440 660 880 990'],
  [
    '880 1100 1500 1800',
    '990 1200 1600 1900',
    '880 1100 1500 1800',
    '1100 1500 1800 2100',
    '550 880 1100 1500',
    '880 1100 1500 1800',
  ],
].map((rows) => rows.map((row) => row.split(' ')))
const flat = { editing: '330 550 880 1100', design: '220 440 110 110' }

/** `1100` as `1,100,000₮`, in Russian `1 100 000 ₮` with no-break spaces. */
function amount(locale: Locale, thousands: string): string {
  const comma = locale === 'ru' ? '\u00a0' : ','
  return `${thousands.replace(/(?=\d{3}$)/, (_, index) => (index > 0 ? comma : ''))}${comma}000${locale === 'ru' ? '\u00a0' : ''}₮`
}

describe.each(locales)('in %s', (locale) => {
  test('every printed amount stands in its row and column of the pricing page', () => {
    const page = read(locale, '/pricing')
    const cells = all(page, 'table').map((table) =>
      all(table, 'tbody').flatMap((body) =>
        all(body, 'tr').map((row) =>
          all(row, 'td')
            .filter((cell) => attribute(cell, 'data-label') !== undefined)
            .map((cell) => tidy(textOf(cell))),
        ),
      ),
    )
    expect(cells).toEqual(printed.map((rows) => rows.map((row) => row.map((price) => amount(locale, price)))))
    for (const [id, prices] of Object.entries(flat)) {
      const section = ['section', 'div', 'article', 'details']
        .flatMap((name) => all(page, name))
        .find((one) => attribute(one, 'id') === id)
      const told = section ? all(section, 'dd').map((one) => tidy(textOf(one))) : []
      expect(told, id).toEqual(prices.split(' ').map((price) => amount(locale, price)))
    }
  })

  test('home reads completely, and leads to the prices', () => {
    const page = read(locale, '/')
    const { home } = textsFor(locale, ['home'])
    expect(all(page, 'h1').map((title) => tidy(textOf(title)))).toEqual([home.heroTitle])
    expect(tidy(textOf(page))).toContain(home.reasonPlaceText)
    const [main] = all(page, 'main')
    const onwards = main ? links(main, localizedPath(locale, '/pricing')) : []
    expect(onwards.map((link) => tidy(textOf(link)))).toContain(home.ctaButton)
  })

  test('the contact page has address, phone, directions and the email link in place of the form', () => {
    const page = read(locale, '/contact')
    const [main] = all(page, 'main')
    if (!main) throw new Error('The page has no main part')
    const { contact: texts } = textsFor(locale, ['contact'])
    const words = tidy(textOf(main))
    expect(words).toContain('CHD-24 khoroo, Shadivlan, Ulaanbaatar')
    expect(words).toContain(texts.formNeedsScript)
    expect(words).toContain(texts.directions)
    expect(links(main, `mailto:${contact.email}`)).toHaveLength(2)
    expect(links(main, 'tel:+97677000000').map((link) => tidy(textOf(link)))).toContain(contact.phone)
  })

  test('an address without a page leads on to home, prices and contact', () => {
    const page = read(locale, '/404')
    const [main] = all(page, 'main')
    const { common } = textsFor(locale, ['common'])
    // One of them is shown: its lamp is a switch that needs no script.
    const [title] = all(page, 'h1')
    expect(title && all(title, 'span').map((words) => tidy(textOf(words)))).toEqual([
      common.notFoundHeading,
      common.notFoundLit,
    ])
    for (const path of ['/', '/pricing', '/contact']) {
      expect(main && links(main, localizedPath(locale, path)), path).not.toHaveLength(0)
    }
  })
})
