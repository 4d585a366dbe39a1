import { brand, markShapes } from '../content/brand.ts'

const shapes = `<path d="${markShapes.daylight}" fill="${brand.daylightOnNight}"/><path d="${markShapes.tungsten}" fill="${brand.tungsten}"/>`

/** The mark for dark ground. */
export const markSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" width="280" height="280">${shapes}</svg>`

/** The mark on the night of the studio, for home screens; `share` is how much of the square it takes. */
export function iconSvg(size: number, share: number): string {
  const scale = share * (size / 28)
  const offset = (size - 28 * scale) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${brand.night}"/><g transform="translate(${offset} ${offset}) scale(${scale})">${shapes}</g></svg>`
}

/** The mark for a browser's tab, which is light or dark as the page is. */
export const faviconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><style>.d{fill:${brand.daylight}}.t{fill:${brand.tungsten}}@media(prefers-color-scheme:dark){.d{fill:${brand.daylightDark}}.t{fill:${brand.tungstenDark}}}</style><path class="d" d="${markShapes.daylight}"/><path class="t" d="${markShapes.tungsten}"/></svg>`
