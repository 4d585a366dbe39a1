// The pictures of the three sliders, in order: files of src/assets/images.

/** The hero's first slide: one room, one camera, two lights. */
export const heroPair = { day: 'hero-window', evening: 'hero-dusk' } as const
export const heroPictures = ['hero-cyclorama', 'hero-car'] as const

export const showcaseSlides = [
  {
    picture: 'showcase-cyclorama',
    title: 'home.showcaseCycloramaTitle',
    text: 'home.showcaseCycloramaText',
  },
  {
    picture: 'showcase-natural-light',
    title: 'home.showcaseDaylightTitle',
    text: 'home.showcaseDaylightText',
  },
  {
    picture: 'showcase-makeup',
    title: 'home.showcaseMakeupTitle',
    text: 'home.showcaseMakeupText',
  },
] as const

export const aboutPictures = [
  'showcase-natural-light',
  'about-behind-octa',
  'about-evening',
  'about-exterior',
] as const
