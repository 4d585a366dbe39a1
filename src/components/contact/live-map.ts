/** Shows the live map over the drawing on request, and hides it again (StudioMap.astro). */
export function offerLiveMap(): void {
  const frame = document.querySelector<HTMLElement>('[data-map]')
  const toLive = document.querySelector<HTMLButtonElement>('[data-show-map]')
  const toDrawing = document.querySelector<HTMLButtonElement>('[data-show-drawing]')
  const consent = document.querySelector<HTMLElement>('[data-map-consent]')
  const offline = document.querySelector<HTMLElement>('[data-map-offline]')
  if (!(frame && toLive && toDrawing && consent && offline)) return

  function show(isLive: boolean) {
    toLive?.toggleAttribute('hidden', isLive)
    toDrawing?.toggleAttribute('hidden', !isLive)
    consent?.toggleAttribute('hidden', isLive)
    offline?.replaceChildren()
  }

  toLive.addEventListener('click', () => {
    // A map that cannot load appears as a broken box, and no event tells of it.
    if (!navigator.onLine) return offline.replaceChildren(offline.dataset.mapOffline ?? '')
    const { map = '', title = '' } = frame.dataset
    const live = document.createElement('iframe')
    live.title = title
    live.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-popups')
    live.src = map
    frame.append(live)
    show(true)
    toDrawing.focus()
  })
  toDrawing.addEventListener('click', () => {
    frame.querySelector('iframe')?.remove()
    show(false)
    toLive.focus()
  })
  show(false)
}
