// The pictures of the three sliders, in order: files of src/assets/images. A picture is seen at once on one page only
// (tests/built/closers.test.ts); `detail-…` are parts of others, or their rooms from near.

/** The hero's first slide: one room, one camera, two lights. */
export const heroPair = { day: 'hero-window', evening: 'hero-dusk' } as const
export const heroPictures = ['about-podcast', 'about-behind-octa'] as const

/** The house from outside, where the page's own light is the picture's. */
export const house = { day: 'about-exterior-day', evening: 'about-exterior' } as const

export const showcaseSlides = [
  {
    picture: 'showcase-cyclorama',
    title: 'home.showcaseCycloramaTitle',
    text: 'home.showcaseCycloramaText',
  },
  {
    picture: 'detail-window',
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
  'about-exterior',
  'showcase-natural-light',
  'bts-coffee',
  'about-behind-octa',
] as const
