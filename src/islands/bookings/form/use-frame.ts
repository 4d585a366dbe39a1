import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import type { Details } from '../../../domain/booking/details.ts'
import { draftKey, OWNER_KEY } from '../../../stores/draft.ts'

/** The element that holds `FormFrame`, while it is there. */
export const FRAME_ID = 'form-frame'

/** Under which keys the tab keeps the details that were typed before, and by whom. */
export const DRAFT_KEYS = { details: draftKey('details'), owner: OWNER_KEY }

/** What was changed in the frame, by the names of its fields. */
export type Typed = Partial<Record<'service' | 'duration' | 'date' | 'time', string> & Details>

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isRadio = (control: Element | null): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'radio'

function isChanged(control: Control) {
  if (isRadio(control)) return control.checked && !control.defaultChecked
  const atFirst =
    control instanceof HTMLSelectElement
      ? [...control.options].find(({ defaultSelected }) => defaultSelected)?.value
      : control.defaultValue
  return control.value !== atFirst
}

/** Whether it has a caret; a date has none. */
const isText = (field: unknown): field is HTMLInputElement | HTMLTextAreaElement =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.selectionStart !== null

/**
 * Whether a button that was pressed before the form was there is pressed in it. Not the one that books once a time was
 * typed, before or after the press: nobody books before seeing the price.
 */
export function pressedAgain(button: string, { date, time }: Typed): boolean {
  return button !== 'send' || (date === undefined && time === undefined)
}

/**
 * Replaces the static frame by the form in one step, and keeps typed values, focus, caret and a button that was pressed
 * early.
 */
export function useFrame(form: RefObject<HTMLElement | null>, onTyped: (typed: Typed) => void): void {
  const take = useEffectEvent(onTyped)
  useLayoutEffect(() => {
    const frame = document.getElementById(FRAME_ID)
    const place = form.current
    if (!frame || !place) return
    const controls = [...frame.querySelectorAll<Control>('[name]:is(input, select, textarea):enabled')]
    const changed = controls.filter(isChanged)
    const typed: Typed = Object.fromEntries(changed.map(({ name, value }) => [name, value]))
    // Without anything to report, the call would only draw the form twice.
    if (changed.length > 0) take(typed)
    const seen = (selector: string) =>
      [...place.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility())
    const folds = place.querySelectorAll('details')
    for (const [index, { open }] of frame.querySelectorAll('details').entries()) {
      if (open && folds[index]) folds[index].open = true
    }
    const { pressed } = frame.dataset
    const active = frame.querySelector(':focus')
    const caret = isText(active) && ([active.selectionStart, active.selectionEnd] as const)
    const name = active?.getAttribute('name')
    const one = isRadio(active) ? `[value="${active.value}"]` : ''
    const next = active && seen(name ? `[name=${name}]${one}` : active.localName)

    // What has the focus does not move, even if the form is higher than the frame. Without one nothing is measured: both
    // begin at the same place, and to ask where would lay them out once more.
    const top = next ? active.getBoundingClientRect().top : 0
    frame.remove()
    if (next) {
      next.focus({ preventScroll: true })
      scrollBy({ top: next.getBoundingClientRect().top - top, behavior: 'instant' })
    }
    // Once what was typed is drawn.
    queueMicrotask(() => {
      if (caret && isText(next)) next.setSelectionRange(...caret)
      const button = pressed && seen(`button[name=${pressed}]`)
      if (!button) return
      if (pressedAgain(pressed, typed)) button.click()
      // Somebody who goes on typing keeps the focus.
      else if (!next) button.focus()
    })
  }, [form])
}
