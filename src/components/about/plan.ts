/** Units of the drawing in a metre. */
export const units = 40

/** What the drawing shows: 22 by 15 metres with mountains above, a car park below and measures beside. */
export const planBox = '-56 -116 960 866'

/** A rectangle on the plan, from metres: the middle of its walls. */
export const outline = (place: readonly [number, number, number, number]): string => {
  const [x, y, width, height] = place.map((metres) => Math.round(metres * units))
  return `M${x} ${y}h${width}v${height}H${x}z`
}
