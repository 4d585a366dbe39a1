/** How far a finger or the mouse must travel for the next slide, in pixels. */
const SWIPE_THRESHOLD = 50

interface Moves {
  /** A finger or the mouse has gone down. */
  begin(): void
  /** It has travelled so far, in pixels; 0 once it is up. */
  drag(distance: number): void
  /** It went far enough: to the next slide (1) or the one before (-1). */
  turn(by: 1 | -1): void
}

/** Reports what fingers and the mouse do across a strip of slides. Vertical movement stays the page's. */
export function watchSwipes(strip: HTMLElement, { begin, drag, turn }: Moves): void {
  let from: number | undefined

  strip.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary || event.button !== 0) return
    from = event.clientX
    begin()
  })
  // On the window, since a mouse may leave the strip before it is let go.
  addEventListener('pointermove', ({ clientX, isPrimary }) => {
    if (from !== undefined && isPrimary) drag(clientX - from)
  })
  addEventListener('pointerup', ({ clientX, isPrimary }) => {
    if (from === undefined || !isPrimary) return
    const distance = clientX - from
    from = undefined
    drag(0)
    if (Math.abs(distance) >= SWIPE_THRESHOLD) turn(distance < 0 ? 1 : -1)
  })
  addEventListener('pointercancel', () => {
    from = undefined
    drag(0)
  })
  // The browser would drag the picture away.
  strip.addEventListener('dragstart', (event) => event.preventDefault())
}
