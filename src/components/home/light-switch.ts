import styles from './light-switch.css?url'
import { turnScheme } from './turn-scheme.ts'

/** Makes the switch between daylight and evening light work, and shows it. */
export function startLightSwitch(): void {
  const label = document.querySelector<HTMLElement>('.light-switch')
  const evening = label?.querySelector('input')
  const picture = document.querySelector<HTMLPictureElement>('.hero picture')
  if (!label || !evening || !picture) return
  const prefersDark = matchMedia('(prefers-color-scheme: dark)')
  const follow = () => {
    evening.checked = prefersDark.matches
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
    turnScheme(evening.checked)
    label.closest('.slider')?.querySelector<HTMLElement>('.slider-dot')?.click()
  })

  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = styles
  link.onload = () => {
    label.hidden = false
  }
  document.head.append(link)
}

/** Lays the same view by the other light over the one that is seen. Styles sweep it in once it can be shown. */
function addOther(picture: HTMLPictureElement, isEvening: boolean) {
  const other = picture.cloneNode(true) as HTMLPictureElement
  for (const source of other.querySelectorAll('source')) {
    const ofEvening = source.media.includes('dark')
    if (ofEvening === isEvening) source.remove()
    // True of every screen.
    else source.media = source.media.replace('(prefers-color-scheme:dark)', '(width)')
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
