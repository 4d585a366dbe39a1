import { brand } from '../content/brand.ts'

/** The mark's two shapes on a square of 28: a disc of daylight, and before it one of tungsten. */
export const markShapes = {
  daylight: 'M18 3.5a10.5 10.5 0 1 1 0 21 13.2 13.2 0 0 0 0-21Z',
  tungsten: 'M19.5 14a8.5 8.5 0 1 1-17 0a8.5 8.5 0 1 1 17 0Z',
}

const shapes = `<path d="${markShapes.daylight}" fill="${brand.daylightOnNight}"/><path d="${markShapes.tungsten}" fill="${brand.tungsten}"/>`

/** The mark for dark ground. */
export const markSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" width="280" height="280">${shapes}</svg>`

/** The mark on the night of the studio, for home screens; `share` is how much of the square it takes. */
export function iconSvg(size: number, share: number): string {
  const scale = share * (size / 28)
  const offset = (size - 28 * scale) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${brand.night}"/><g transform="translate(${offset} ${offset}) scale(${scale})">${shapes}</g></svg>`
}
