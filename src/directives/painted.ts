import type { ClientDirective } from 'astro'

/**
 * `client:painted` hydrates an island once the page has been painted, so that its scripts neither compete with the
 * first view's fonts nor hold it up. `client:painted="admin"` does so for people with that role only, once they have
 * it.
 */
const painted: ClientDirective = (load, { value }) => {
  const start = async () => (await load())()
  const root = document.documentElement
  // Where nothing is named it is true.
  const mayStart = () => value === root.dataset.role || typeof (value as unknown) === 'boolean'

  function afterPaint() {
    // In a tab in the background nothing is painted.
    if (document.visibilityState === 'hidden') start()
    else requestAnimationFrame(() => setTimeout(start))
  }

  if (mayStart()) return afterPaint()
  const observer = new MutationObserver(() => {
    if (!mayStart()) return
    observer.disconnect()
    start()
  })
  observer.observe(root, { attributeFilter: ['data-role'] })
}

export default painted
