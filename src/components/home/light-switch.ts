import { storageKeys } from '../../domain/storage-keys.ts'
import styles from './later.css?url'

/** Makes the switch between daylight and evening light work, and shows it. */
export function startLightSwitch(): void {
  const label = document.querySelector<HTMLElement>('.light-switch')
  const evening = label?.querySelector('input')
  const picture = document.querySelector<HTMLPictureElement>('.hero picture')
  if (!label || !evening || !picture) return
  const prefersDark = matchMedia('(prefers-color-scheme: dark)')
  const { dataset } = document.documentElement
  const follow = () => {
    evening.checked = dataset.light ? dataset.light === 'evening' : prefersDark.matches
  }
  follow()
  prefersDark.addEventListener('change', follow)

  let touched = false
  /** Somebody reaches for the switch: the picture by the other light is fetched. */
  function fetchOther() {
    if (touched || !picture) return
    touched = true
    prefersDark.removeEventListener('change', follow)
    addOther(picture, prefersDark.matches)
  }
  label.addEventListener('pointerenter', fetchOther)
  label.addEventListener('focusin', fetchOther)
  evening.addEventListener('change', () => {
    fetchOther()
    keep(evening.checked ? 'evening' : 'day', prefersDark.matches ? 'evening' : 'day')
    label.closest('.slider')?.querySelector<HTMLElement>('.slider-dot')?.click()
  })

  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = styles
  link.onload = () => {
    label.hidden = false
    // The page came by the system's light, and was read by the other before.
    if (evening.checked !== prefersDark.matches) fetchOther()
  }
  document.head.append(link)
}

/** Turns this page and, unless it is the system's light anyway, those to come (layouts/early.ts). */
function keep(light: 'day' | 'evening', ofSystem: 'day' | 'evening') {
  const { dataset } = document.documentElement
  if (light === ofSystem) {
    delete dataset.light
    localStorage.removeItem(storageKeys.light)
  } else {
    dataset.light = light
    localStorage.setItem(storageKeys.light, light)
  }
}

/** Lays the same view by the other light over the one that is seen. Styles sweep it in once it can be shown. */
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
