export interface Clock {
  /** A slide has come on: it gets its full time. */
  restart(): void
  /** The visitor's wish, whatever holds the slider for the moment. */
  toggle(): void
}

interface Moves {
  /** Half of the slide's time is over: fetch the next one. */
  near(): void
  advance(): void
  /** Whether it moves, and whether the visitor wants it to. */
  show(running: boolean, wanted: boolean): void
}

/**
 * Decides when a slider moves by itself: not for visitors who prefer less motion unless they press play, not in a
 * hidden tab, and not under the mouse or with the keyboard in it unless they pressed play there.
 */
export function startClock(slider: HTMLElement, interval: number, { near, advance, show }: Moves): Clock {
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
  let wanted = !lessMotion.matches
  let insisted = false
  let hovered = false
  let focused = false
  let nearing: ReturnType<typeof setTimeout> | undefined
  let advancing: ReturnType<typeof setInterval> | undefined

  function restart() {
    clearTimeout(nearing)
    clearInterval(advancing)
    const hidden = document.visibilityState === 'hidden'
    const running = wanted && !hidden && (insisted || !(hovered || focused))
    show(running, wanted)
    if (!running) return
    nearing = setTimeout(near, interval / 2)
    advancing = setInterval(advance, interval)
  }

  function hold(event: string, change: (event: Event) => void) {
    slider.addEventListener(event, (happened) => {
      change(happened)
      restart()
    })
  }
  hold('pointerenter', (event) => {
    hovered = event instanceof PointerEvent && event.pointerType === 'mouse'
  })
  hold('pointerleave', () => {
    hovered = false
  })
  hold('focusin', ({ target }) => {
    focused = target instanceof Element && target.matches(':focus-visible')
  })
  hold('focusout', () => {
    focused = false
  })
  document.addEventListener('visibilitychange', restart)
  lessMotion.addEventListener('change', () => {
    wanted = !lessMotion.matches
    restart()
  })

  return {
    restart,
    toggle() {
      wanted = !wanted
      insisted = wanted
      restart()
    },
  }
}
