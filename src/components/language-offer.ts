import { storageKeys } from '../domain/storage-keys.ts'
import type { Locale } from '../i18n/locales.ts'
import { type Texts, translator } from '../i18n/t.ts'
import { languageOfferStyles } from './language-offer-styles.ts'

const texts = import.meta.glob<Texts['language-offer']>('../../locales/*/language-offer.json', {
  eager: true,
  import: 'default',
})

/**
 * Offers the same page in the browser's language to visitors who arrive on a page in another one: one line with a link.
 * Nobody is redirected unasked, and the offer does not come back once it is closed.
 */
export function offerLanguage(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-language-selector] a')]
  const link = navigator.languages
    .map((wanted) => links.find(({ hreflang }) => primary(hreflang) === primary(wanted)))
    .find((found) => found !== undefined)
  if (!link || localStorage.getItem(storageKeys.languageOffer)) return
  const locale = link.dataset.locale as Locale
  const offer = texts[`../../locales/${locale}/language-offer.json`]
  if (offer) show(link, translator<'language-offer'>(locale, { 'language-offer': offer }))
}

const primary = (tag: string) => tag.split('-')[0]

function show(link: HTMLAnchorElement, t: ReturnType<typeof translator<'language-offer'>>) {
  // Not among the page's own styles, which come in its first round trip.
  const styles = new CSSStyleSheet()
  styles.replaceSync(languageOfferStyles)
  document.adoptedStyleSheets.push(styles)

  const bar = document.createElement('aside')
  // On a page that begins at night it is night, too. Named whole, the class would bring its rule to every page.
  const [night = ''] = document.querySelector('header')?.className.match(/\blights-\S+/) ?? []
  bar.className = `language-offer ${night}`
  bar.lang = link.lang
  bar.ariaLabel = t('language-offer.title')
  const way = document.createElement('a')
  way.href = link.href
  way.hreflang = link.hreflang
  way.textContent = t('language-offer.read')
  way.addEventListener('click', (event) => {
    event.preventDefault()
    // It knows the whole address, and remembers the choice.
    link.click()
  })
  const close = document.createElement('button')
  close.type = 'button'
  close.ariaLabel = t('language-offer.close')
  close.textContent = '×'
  close.addEventListener('click', () => {
    localStorage.setItem(storageKeys.languageOffer, 'yes')
    bar.remove()
    // Where the bar stood in the order of the page.
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
  })
  bar.append(way, close)
  document.querySelector('#content')?.before(bar)
}
