import { type RefObject, useEffect, useState } from 'react'
import Swiper from 'swiper'
import { EffectFade } from 'swiper/modules'
import type { SliderName } from './use-auto-advance.ts'

/** How far a finger must travel for the next slide, in pixels (spec section 9). */
const SWIPE_THRESHOLD = 50

/** Swiper on the `.swiper` strip inside `root`. Pictures load when their slide is shown or comes near. */
export function useSwiper(root: RefObject<HTMLElement | null>, slider: SliderName) {
  const [swiper, setSwiper] = useState<Swiper>()
  const [current, setCurrent] = useState(0)

  useEffect(() => {
    const strip = root.current?.querySelector<HTMLElement>('.swiper')
    if (!strip) return
    const lessMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    const fades = slider === 'hero'
    const made = new Swiper(strip, {
      modules: [EffectFade],
      effect: fades ? 'fade' : 'slide',
      speed: lessMotion ? 0 : fades ? 700 : 250,
      rewind: true,
      threshold: 0,
      shortSwipes: false,
      longSwipesMs: -1,
      on: {
        slideChange: ({ activeIndex }) => setCurrent(activeIndex),
        touchStart: ({ slides, activeIndex }) => {
          markNear(slides, activeIndex - 1)
          markNear(slides, activeIndex + 1)
        },
      },
    })
    // Swiper takes the threshold as a share of the width.
    const measure = () => {
      made.params.longSwipesRatio = SWIPE_THRESHOLD / made.width
    }
    measure()
    made.on('resize', measure)
    setSwiper(made)
    return () => {
      made.destroy()
    }
  }, [root, slider])

  // What is off the stage is neither read out nor reached by keyboard; what comes on is announced.
  useEffect(() => {
    swiper?.slides.forEach((slide, index) => {
      slide.inert = index !== current
    })
  }, [swiper, current])

  return {
    ready: swiper !== undefined,
    current,
    goTo(index: number) {
      if (!swiper) return
      markNear(swiper.slides, index)
      swiper.slideTo(index)
    },
    bringNear(index: number) {
      if (swiper) markNear(swiper.slides, index)
    },
    /** Whether the slide's picture is there, or has failed and says so. */
    isLoaded: (index: number) => swiper?.slides[index]?.querySelector('img')?.complete ?? true,
  }
}

/** Lets a slide's picture load: until then SlideStrip.astro keeps it out of the layout. */
function markNear(slides: HTMLElement[], index: number) {
  const slide = slides[index]
  if (slide) slide.dataset.near = ''
}
