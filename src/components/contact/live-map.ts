/** Lets the live map be laid over the drawing, and be taken away again (StudioMap.astro). */
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
    // What a browser puts into the place of a map that cannot come is a broken box, and it tells nobody.
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
