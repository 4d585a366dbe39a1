import type { ClientDirective } from 'astro'

/**
 * `client:settled` hydrates an island when the page has loaded and the island comes near, so that React
 * never competes for bandwidth with the pictures and fonts of the first view.
 */
const settled: ClientDirective = (load, _options, island) => {
  const start = async () => (await load())()

  function watch() {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        start()
      },
      { rootMargin: '200px' },
    )
    // The island itself has no box (`display: contents`), what it holds has.
    for (const child of island.children) observer.observe(child)
  }

  if (document.readyState === 'complete') watch()
  else addEventListener('load', watch, { once: true })
}

export default settled
