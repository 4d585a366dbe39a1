import type { ClientDirective } from 'astro'

/** What tells that somebody is about to use an island. */
const SIGNS = ['pointerenter', 'focusin', 'touchstart'] as const

/**
 * `client:intent` hydrates an island when somebody reaches for it, so that a page costs no React before. A
 * click on one of its buttons that comes too early is held back and made again once the island is alive.
 */
const intent: ClientDirective = (load, _options, island) => {
  let loading = false
  let pressed: HTMLElement | undefined

  async function hydrate() {
    if (loading) return
    loading = true
    const start = await load()
    await start()
    loading = false
    // Without a connection it did not arrive; the next sign asks again, and a press that came to nothing is over.
    if (island.hasAttribute('ssr')) {
      pressed = undefined
      return
    }
    for (const sign of SIGNS) island.removeEventListener(sign, hydrate)
    island.removeEventListener('click', hold, true)
    pressed?.click()
  }

  function hold(event: Event) {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    pressed = button
    hydrate()
  }

  for (const sign of SIGNS) island.addEventListener(sign, hydrate, { passive: true })
  island.addEventListener('click', hold, true)
}

export default intent
