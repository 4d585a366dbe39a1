import styles from './later.css?url'

/** Shows the home page's pictures in the chosen light, with their motion (later.css). */
export function startTwoLights(): void {
  const picture = document.querySelector<HTMLPictureElement>('.hero picture')
  const label = document.querySelector<HTMLElement>('.hero .light-switch')
  if (!picture || !label) return
  const prefersDark = matchMedia('(prefers-color-scheme: dark)')
  const { dataset } = document.documentElement
  let fetched = false
  /** Somebody reaches for the switch: the picture by the other light is fetched. */
  const fetchOther = () => {
    if (!fetched) addOther(picture, prefersDark.matches)
    fetched = true
  }
  const turn = () => {
    if (dataset.light) fetchOther()
  }
  label.addEventListener('pointerenter', fetchOther)
  label.addEventListener('focusin', fetchOther)
  label.addEventListener('change', () =>
    label.closest('.slider')?.querySelector<HTMLElement>('.slider-dot')?.click(),
  )

  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = styles
  // The page came by the system's light, and may have been read by the other before.
  link.onload = () => {
    turn()
    showTodayOnce()
    new MutationObserver(turn).observe(document.documentElement, { attributeFilter: ['data-light'] })
  }
  document.head.append(link)
}

/** Today's sky. On a phone it stands below the buttons and waits until somebody scrolls there; on a tablet it may be in sight. */
function showTodayOnce() {
  const place = document.querySelector('.today')
  const show = () => import('./today.ts').then(({ showToday }) => showToday()).catch(() => undefined)
  if (!place) return
  if (matchMedia('(width >= 64rem)').matches) {
    show()
    return
  }
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      near.disconnect()
      show()
    },
    { rootMargin: matchMedia('(width >= 48rem)').matches ? '0px' : '0px 0px -20%' },
  )
  near.observe(place)
}

/** Lays the same view in the other light over the present one. Styles sweep it in once it can be shown. */
function addOther(picture: HTMLPictureElement, isEvening: boolean) {
  const other = picture.cloneNode(true) as HTMLPictureElement
  // For each light one source of phones and one of wide screens, the evening's first (HeroPicture.astro).
  for (const [index, source] of other.querySelectorAll('source').entries()) {
    const ofEvening = index < 2
    if (ofEvening === isEvening) source.remove()
    // Whatever the system prefers.
    else source.media = index % 2 === 0 ? '(width<48rem)' : ''
  }
  const image = other.querySelector('img')
  if (image) {
    image.alt = ''
    image.decode().then(
      () => {
        other.dataset.light = isEvening ? 'day' : 'evening'
      },
      () => other.remove(),
    )
  }
  picture.after(other)
}
