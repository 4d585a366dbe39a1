/** Units of the drawing in a metre. */
export const units = 40

/** What the drawing shows: 22 by 15 metres with mountains above, a car park below and measures beside. */
export const planBox = '-56 -116 960 866'

/** A rectangle on the plan, from metres; `inset` metres within its walls. */
export const outline = (place: readonly [number, number, number, number], inset = 0): string => {
  const [left, top, wide, high] = place
  const edges = [left + inset, top + inset, wide - 2 * inset, high - 2 * inset]
  const [x, y, width, height] = edges.map((metres) => Math.round(metres * units))
  return `M${x} ${y}h${width}v${height}H${x}z`
}
