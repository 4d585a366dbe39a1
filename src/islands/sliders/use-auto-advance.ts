import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react'

export type SliderName = 'hero' | 'showcase' | 'about'

/** Milliseconds a slide stays (spec section 9). */
const intervals: Record<SliderName, number> = { hero: 5000, showcase: 5000, about: 4000 }

interface Clock {
  current: number
  ready: boolean
  /** Half of the slide's time is over: fetch the next one. */
  onNearing: () => void
  onAdvance: () => void
}

/**
 * When a slider moves by itself: never for visitors who prefer less motion, unless they press play; not in
 * a hidden tab; not under the mouse and not while the keyboard is in it, unless they pressed play there.
 */
export function useAutoAdvance(slider: SliderName, { current, ready, onNearing, onAdvance }: Clock) {
  const [wanted, setWanted] = useState(true)
  const [insisted, setInsisted] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [hidden, setHidden] = useState(false)

  useEffect(() => {
    const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
    const heed = () => setWanted(!lessMotion.matches)
    const look = () => setHidden(document.visibilityState === 'hidden')
    heed()
    look()
    lessMotion.addEventListener('change', heed)
    document.addEventListener('visibilitychange', look)
    return () => {
      lessMotion.removeEventListener('change', heed)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])

  const running = ready && wanted && !hidden && (insisted || !(hovered || focused))
  const near = useEffectEvent(onNearing)
  const advance = useEffectEvent(onAdvance)

  // Begins and ends with what the page says of it (`aria-live`), not some time after: a slide that is due just then
  // would still move under the mouse. `current` is named so that every slide gets its full time.
  useLayoutEffect(() => {
    if (!running) return
    const interval = intervals[slider]
    const nearing = setTimeout(() => near(), interval / 2)
    const advancing = setInterval(() => advance(), interval)
    return () => {
      clearTimeout(nearing)
      clearInterval(advancing)
    }
  }, [running, slider, current])

  return {
    running,
    /** What the pause button shows: the visitor's wish, whatever holds the slider for the moment. */
    wanted,
    toggle() {
      setWanted(!wanted)
      setInsisted(!wanted)
    },
    listeners: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  }
}
