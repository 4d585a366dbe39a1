/**
 * The ref of what goes by a press of its own: it leaves the focus with the part of the page around it, where it would
 * fall to the top of the page.
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
