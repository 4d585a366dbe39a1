/**
 * A ref for a button that disappears when pressed. Moves the focus to the part of the page around it; otherwise it
 * would go to the top of the page.
 */
export function leavesFocus(element: HTMLElement | null): () => void {
  return () => {
    if (!element?.contains(document.activeElement)) return
    const part = element.parentElement?.closest<HTMLElement>('section, dialog, main')
    if (!part) return
    part.tabIndex = -1
    part.focus({ preventScroll: true })
  }
}
