import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { island, useTexts } from '../shared/island.tsx'
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from './icons.tsx'
import { type SliderName, useAutoAdvance } from './use-auto-advance.ts'
import { useSwiper } from './use-swiper.ts'

interface Props {
  slider: SliderName
  /** What the pictures show together: the carousel's name. */
  label: string
  count: number
  /** The slides as the page has them in its HTML (components/media/SlideStrip.astro). */
  children?: ReactNode
}

/** Makes a strip of slides move: by itself, by finger, by mouse, by key. Follows W3C's carousel pattern. */
export const Slider = island<'media', Props>(SliderScreen)

function SliderScreen({ slider, label, count, children }: Props) {
  const { t } = useTexts('media')
  const root = useRef<HTMLElement>(null)
  const { ready, current, goTo, bringNear, isLoaded } = useSwiper(root, slider)
  const next = (current + 1) % count
  const previous = (current + count - 1) % count
  const auto = useAutoAdvance(slider, {
    current,
    ready,
    onNearing: () => bringNear(next),
    onAdvance: () => isLoaded(next) && goTo(next),
  })

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    goTo(event.key === 'ArrowRight' ? next : previous)
  }

  return (
    <section
      ref={root}
      className="slider"
      aria-roledescription={t('media.carousel')}
      aria-label={label}
      data-ready={ready || undefined}
      onKeyDown={onKeyDown}
      {...auto.listeners}
    >
      <div className="slider-controls">
        <button
          type="button"
          className="slider-button"
          aria-label={t(auto.wanted ? 'media.pause' : 'media.play')}
          onClick={auto.toggle}
        >
          {auto.wanted ? <PauseIcon /> : <PlayIcon />}
        </button>
        <fieldset className="slider-dots" aria-label={t('media.chooseSlide')}>
          {Array.from({ length: count }, (_, index) => (
            <button
              key={index}
              type="button"
              className="slider-dot"
              aria-label={t('media.slide', { number: index + 1 })}
              aria-current={index === current || undefined}
              onClick={() => goTo(index)}
            />
          ))}
        </fieldset>
        <button
          type="button"
          className="slider-button"
          aria-label={t('media.previous')}
          onClick={() => goTo(previous)}
        >
          <PreviousIcon />
        </button>
        <button
          type="button"
          className="slider-button"
          aria-label={t('media.next')}
          onClick={() => goTo(next)}
        >
          <NextIcon />
        </button>
      </div>
      <div aria-live={auto.running ? 'off' : 'polite'}>{children}</div>
    </section>
  )
}
