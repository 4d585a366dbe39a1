import { enabledServices } from '../../domain/offers/services.ts'
import { splitPath } from '../../i18n/url.ts'
import { addServices } from './added-services.ts'
import type { CalculatorOffer } from './calculator.ts'
import { bandMinutes, type OfferNow, type PricesNow, pricesNow } from './prices-now.ts'

/**
 * Brings what a page prints of the rental and the sessions to what the settings say now: services that were switched off
 * go, new ones come, prices are those of today, a day of the studio.
 */
export function showOfferNow(offer: OfferNow, today: string): void {
  const locale = splitPath(location.pathname).locale
  const services = enabledServices(offer)
  const prices = pricesNow(locale, { ...offer, services }, today)
  addServices(locale, services)
  for (const place of document.querySelectorAll<HTMLElement>('[data-service]')) {
    const { service = '' } = place.dataset
    if (services.some(({ id }) => id === service)) writePrices(place, service, prices)
    else remove(place)
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-from]')) writeLeast(place, prices)
  tellCalculator(prices)
}

/** The last of its list takes the list's section along; a choice that is gone leads to the next one. */
function remove(place: HTMLElement) {
  const section = place.closest('section')
  const inForm = place.closest('form')
  place.remove()
  if (section && !inForm && !section.querySelector('[data-service]')) section.remove()
}

function writePrices(place: HTMLElement, service: string, { at }: PricesNow) {
  const hour = place.querySelector<HTMLElement>('[data-hour]')
  if (hour)
    write(
      hour,
      (hour.dataset.hour ?? '').replace('$1', () => at(service, 60)),
    )
  for (const [index, cell] of place.querySelectorAll('td[data-label]').entries()) {
    write(cell, at(service, bandMinutes[index] ?? 0))
  }
}

/** The least of some services; a line that has none left goes, and with the last line its heading. */
function writeLeast(place: HTMLElement, { least }: PricesNow) {
  const words = least(place.dataset.from ?? '')
  if (words) return write(place, words)
  const line = place.closest('dl > div') ?? place.parentElement
  const list = line?.closest('dl')
  line?.remove()
  if (list?.childElementCount !== 0) return
  list.previousElementSibling?.remove()
  list.remove()
}

/** It reads its offer anew whenever something is chosen. A rental that is not priced by the printed bands it leaves out. */
function tellCalculator({ bands, lengths }: PricesNow) {
  const form = document.querySelector<HTMLFormElement>('[data-offers]')
  if (!form) return
  const offer: CalculatorOffer = JSON.parse(form.dataset.offers ?? '{}')
  const rentals = Object.values(offer.rental)
  for (const rental of rentals) {
    rental.prices = [bands(rental.books) ?? rental.prices[0]]
    rental.lengths = lengths(rental.books)
  }
  // The team works in a studio that is rented with it.
  for (const { id, books } of [...rentals, ...offer.team.flatMap((group) => group.services)]) {
    if (!bands(books)) form.querySelector(`option[value="${id}"]`)?.remove()
  }
  for (const group of form.querySelectorAll('optgroup:not(:has(option))')) group.remove()
  if (!form.querySelector('option')) return form.closest('section')?.remove()
  form.dataset.offers = JSON.stringify(offer)
  form.dispatchEvent(new Event('input'))
}

function write(place: Element, words: string) {
  if (place.textContent.trim() !== words) place.textContent = words
}
