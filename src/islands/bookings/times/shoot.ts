/** Lets a time that was pressed fly to the place where the form shows the choice, where motion is wanted. */
export function shoot(pressed: Element): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const from = pressed.getBoundingClientRect()
  // Once what was chosen is drawn.
  requestAnimationFrame(() => {
    // Of the summary and the bar of a phone the one that is seen; the bar comes last.
    const goal = [...document.querySelectorAll('[data-chosen-time]')].findLast((place) =>
      place.checkVisibility(),
    )
    if (!goal) return
    const to = goal.getBoundingClientRect()
    const shift = `translate(${from.left - to.left}px, ${from.top - to.top}px)`
    goal.animate([{ transform: shift, opacity: 0.5 }, {}], {
      duration: 360,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    })
  })
}
