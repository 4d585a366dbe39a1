/** Puts each sun on its path, along which styles move it (day.css); without, it stands at noon. */
export function sendSuns(): void {
  for (const disc of document.querySelectorAll<SVGPathElement>('.sun .disc')) {
    const way = document.querySelector(`.sun .way.${disc.classList[1]}`)?.getAttribute('d')
    if (!way || !CSS.supports('offset-path', 'path("M0 0")')) return
    disc.style.offsetPath = `path("${way}")`
    disc.setAttribute('d', 'M0 0h.1')
  }
}
