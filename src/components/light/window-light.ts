import styles from './app-light.css?url'

/** Lets the window's light fall on a screen, for which a page's first round trip has no room. */
export function lightWindow(): void {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = styles
  document.head.append(link)
}
