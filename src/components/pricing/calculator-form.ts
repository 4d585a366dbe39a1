import { bandEnds } from '../../domain/offers/price-bands.ts'
import { joinLabel } from '../../i18n/joins.ts'
import type { Locale } from '../../i18n/locales.ts'
import { translator } from '../../i18n/t.ts'
import { type CalculatorOffer, describeChoice, hoursAt, hoursByKey, stepOf } from './calculator.ts'

/** Rewrites the calculator's result whenever something is chosen. */
export function startCalculator(): void {
  const form = document.querySelector<HTMLFormElement>('[data-calculator]')
  const slider = form?.querySelector<HTMLInputElement>('#calculator-hours')
  const service = form?.querySelector<HTMLSelectElement>('#calculator-service')
  if (!form || !slider) return
  const part = (name: string) => form.querySelector<HTMLElement>(`[data-${name}]`)
  const locale = form.dataset.calculator as Locale
  const t = translator<'pricing'>(locale, JSON.parse(form.dataset.texts ?? '{}'))

  let hours = hoursAt(Number(slider.value))
  const setHours = (wanted: number) => {
    hours = wanted
    slider.value = String(stepOf(hours))
  }

  const write = () => {
    // What is offered may have changed since the page was built (offer-now.ts).
    const offer: CalculatorOffer = JSON.parse(form.dataset.offers ?? '{}')
    const chosen = new FormData(form)
    const told = describeChoice(t, locale, offer, {
      service: String(chosen.get('service')),
      hours,
      cameras: Number(chosen.get('cameras')),
    })
    part('cameras')?.toggleAttribute('hidden', !told.byCameras)
    form.style.setProperty('--step', slider.value)
    slider.setAttribute('aria-valuetext', told.hours)
    fill(part('price'), told.price)
    // In the words of the list: the names of the team's services come with no other text.
    fill(part('what'), joinLabel(locale, service?.selectedOptions[0]?.text ?? '', told.hours))
    // Of the rental it says that it is one: so the line is always there, and nothing moves.
    fill(part('parts'), told.parts ?? service?.selectedOptions[0]?.closest('optgroup')?.label)
    part('sentences')?.replaceChildren(
      ...told.sentences.map((sentence) => {
        const line = document.createElement('span')
        line.textContent = sentence
        return line
      }),
    )
    const book = part('book')
    book?.setAttribute('href', book.dataset.book + told.book.query + withTeam(told.team))
    // Without a length to name, the words of the table's own links.
    fill(book, told.book.words || document.querySelector('.book-link')?.firstChild?.textContent?.trim())
    for (const [index, element] of form.querySelectorAll<HTMLElement>('[data-offer]').entries()) {
      const band = told.offers[index]
      if (!band) continue
      element.dataset.offer = band.paid ? 'paid' : ''
      element.style.setProperty('--rate', String(band.rate))
      element.querySelector('button')?.setAttribute('aria-pressed', String(band.paid))
      fill(element.querySelector('[data-offer-price]'), band.price)
      fill(element.querySelector('[data-offer-hour]'), band.perHour)
      fill(element.querySelector('[data-offer-note]'), band.note)
    }
  }

  /** What the team is to do and takes for it, as the form's first words to the studio: it books the studio alone. */
  const withTeam = (price: string | undefined) => {
    const option = price && service?.selectedOptions[0]
    if (!option) return ''
    const cameras = form.querySelector('fieldset:not([hidden]) :checked')?.closest('label')
    const words = [option.text, cameras?.textContent?.trim(), price].filter((one) => one !== undefined)
    const group = option.closest('optgroup')?.label ?? ''
    return `&${new URLSearchParams({ notes: joinLabel(locale, group, words.join(', ')) })}`
  }

  form.addEventListener('input', () => {
    const step = Number(slider.value)
    const nearest = hoursAt(step)
    // A pointer stays where it is.
    const byKey = nearest === hours && !slider.matches(':active')
    setHours(byKey ? hoursByKey(hours, step) : nearest)
    write()
  })
  for (const [index, button] of form.querySelectorAll('[data-offer] button').entries()) {
    button.addEventListener('click', () => {
      setHours(bandEnds[index] ?? hours)
      write()
    })
  }
  form.addEventListener('submit', (event) => event.preventDefault())
  // A browser that comes back to the page puts the old choice in.
  setHours(hours)
  write()
}

function fill(element: Element | null | undefined, text: string | undefined) {
  if (text !== undefined && element && element.textContent !== text) element.textContent = text
}
