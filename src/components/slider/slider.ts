import { startClock } from './clock.ts'
import { watchSwipes } from './swipe.ts'

/** Makes the page's strips of slides move: by themselves, by finger, by mouse, by key (W3C's carousel pattern). */
export function startSliders(): void {
  for (const slider of document.querySelectorAll<HTMLElement>('[data-slider]')) startSlider(slider)
}

function startSlider(slider: HTMLElement) {
  const strip = slider.querySelector<HTMLElement>('.slides')
  const track = slider.querySelector<HTMLElement>('.track')
  const pause = slider.querySelector<HTMLElement>('[data-pause]')
  if (!strip || !track || !pause) return
  const slides = [...track.children] as HTMLElement[]
  const dots = [...slider.querySelectorAll('.slider-dot')]
  const names = [pause.ariaLabel, pause.dataset.pause ?? '']
  const all = slider.hasAttribute('data-open')
  let current = 0

  const wrapped = (index: number) => (index + slides.length) % slides.length
  /** Lets a slide's picture load: until then Slider.astro keeps it out of the layout. */
  const bringNear = (index: number) => slides[wrapped(index)]?.setAttribute('data-near', '')
  const isLoaded = (index: number) => slides[wrapped(index)]?.querySelector('img')?.complete ?? true
  /** Where slides stand one upon the other or side by side, there is nothing to push. */
  const place = (by = 0) => {
    const furthest = Math.max(0, track.scrollWidth - strip.clientWidth)
    const offset = Math.min(slides[current]?.offsetLeft ?? 0, furthest)
    track.style.translate = furthest > 0 ? `${by - offset}px` : ''
  }

  function goTo(index: number) {
    current = wrapped(index)
    bringNear(current)
    slides.forEach((slide, number) => {
      slide.toggleAttribute('data-current', number === current)
      // What is off the stage is neither read out nor reached by keyboard; what comes on is announced.
      slide.inert = !all && number !== current
      if (number === current) dots[number]?.setAttribute('aria-current', 'true')
      else dots[number]?.removeAttribute('aria-current')
    })
    place()
    clock.restart()
  }

  const clock = startClock(slider, Number(slider.dataset.slider), {
    near: () => bringNear(current + 1),
    advance: () => isLoaded(current + 1) && goTo(current + 1),
    show(running, wanted) {
      strip.ariaLive = running ? 'off' : 'polite'
      slider.toggleAttribute('data-paused', !wanted)
      pause.ariaLabel = names[wanted ? 0 : 1] ?? ''
    },
  })

  watchSwipes(strip, {
    begin() {
      bringNear(current - 1)
      bringNear(current + 1)
    },
    drag(distance) {
      slider.toggleAttribute('data-dragged', distance !== 0)
      place(distance)
    },
    turn: (by) => goTo(current + by),
  })
  slider.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    // The browser's own: Back, for one.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    goTo(current + (event.key === 'ArrowRight' ? 1 : -1))
  })
  slider.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
    if (!button) return
    if (button === pause) clock.toggle()
    else if (button.dataset.by) goTo(current + Number(button.dataset.by))
    else goTo(dots.indexOf(button))
  })
  // Where all are seen, the one under the mouse is the large one.
  track.addEventListener('pointerover', ({ target, pointerType }) => {
    const index = slides.findIndex((slide) => target instanceof Node && slide.contains(target))
    if (all && pointerType === 'mouse' && index !== current && !track.style.translate) goTo(index)
  })
  new ResizeObserver(() => place()).observe(strip)

  goTo(0)
  slider.setAttribute('data-ready', '')
}
