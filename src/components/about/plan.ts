/** Units of the drawing in a metre. */
export const units = 40

/** What the drawing shows: 22 by 15 metres with mountains above, a car park below and measures beside. */
export const planBox = '-56 -116 960 866'

/** A rectangle on the plan, from metres: the middle of its walls, or so many units within. */
export const outline = (place: readonly [number, number, number, number], within = 0): string => {
  const inUnits = (metres: number) => Math.round(metres * units)
  const [x, y, width, height] = place
  const [left, top] = [inUnits(x) + within, inUnits(y) + within]
  return `M${left} ${top}h${inUnits(width) - 2 * within}v${inUnits(height) - 2 * within}H${left}z`
}
