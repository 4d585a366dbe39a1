import { groupOf, type Service } from '../../domain/offers/services.ts'
import type { Locale } from '../../i18n/locales.ts'

/**
 * Adds services that the page does not know yet to the end of their list, as copies of the entry before: sound by the
 * hour to its list, all else to the table of the rental. Prices are written to them afterwards.
 */
export function addServices(locale: Locale, services: readonly Service[]): void {
  for (const service of services) {
    if (document.querySelector(`[data-service="${service.id}"]`)) continue
    const byTheHour = groupOf(service) === 'sound' && !service.bands
    const last = [
      ...document.querySelectorAll<HTMLElement>(`${byTheHour ? '#sound' : '#rental'} [data-service]`),
    ].at(-1)
    last?.after(copyFor(last, service, locale))
  }
}

function copyFor(model: HTMLElement, { id, name, names, description }: Service, locale: Locale) {
  const copy = model.cloneNode(true) as HTMLElement
  const { service: old = '' } = model.dataset
  copy.dataset.service = id
  const called = names?.[locale] ?? names?.en ?? name
  for (const place of copy.querySelectorAll('[data-name]')) place.textContent = called
  const text = copy.querySelector('[data-text]')
  if (text) text.textContent = description?.[locale] ?? description?.en ?? ''
  for (const link of copy.querySelectorAll('a'))
    link.href = link.href.replace(`service=${old}`, `service=${id}`)
  return copy
}
