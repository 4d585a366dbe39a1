import { storageKeys } from '../../domain/storage-keys.ts'
import styles from './light-switch.css?url'

/** Makes the page's switches between daylight and evening light work, pictures included, and shows them. */
export function startLightSwitches(): void {
  const labels = document.querySelectorAll<HTMLElement>('.light-switch')
  const prefersDark = matchMedia('(prefers-color-scheme: dark)')
  const root = document.documentElement
  const follow = () => {
    const { light } = root.dataset
    for (const label of labels) {
      const evening = label.querySelector('input')
      if (evening) evening.checked = light ? light === 'evening' : prefersDark.matches
    }
  }
  follow()
  prefersDark.addEventListener('change', follow)
  new MutationObserver(follow).observe(root, { attributeFilter: ['data-light'] })
  for (const label of labels) {
    label.querySelector('input')?.addEventListener('change', ({ target }) => {
      const isEvening = (target as HTMLInputElement).checked
      keep(isEvening ? 'evening' : 'day', prefersDark.matches ? 'evening' : 'day')
    })
  }

  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = styles
  link.onload = () => {
    for (const label of labels) label.hidden = false
  }
  document.head.append(link)
}

/** Switches this page and, unless it is the system's light anyway, the next ones (layouts/early.ts). */
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
