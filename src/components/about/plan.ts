/** Units of the drawing in a metre. */
const units = 40

type Place = readonly [number, number, number, number]

/** What the drawing shows: 22 by 15 metres with mountains above, a car park below and measures beside. */
export const planBox = '-56 -116 960 866'

/** A rectangle on the plan, from metres: the middle of its walls, or so many units within. */
export const outline = (place: Place, within = 0): string => {
  const inUnits = (metres: number) => Math.round(metres * units)
  const [x, y, width, height] = place
  const [left, top] = [inUnits(x) + within, inUnits(y) + within]
  return `M${left} ${top}h${inUnits(width) - 2 * within}v${inUnits(height) - 2 * within}H${left}z`
}

/** The middle of a room's number, above its furniture in the small rooms and above its area in those that have one. */
export const numberAt = ([x, y, width, height]: Place, kind?: string, size?: string): [number, number] => [
  (x + width / 2) * units,
  (y + height / 2) * units - (size ? 22 : kind === 'room' ? 18 : 0),
]

/** What frames a number, as in the list. */
export const frame = ([x, y]: [number, number]): string =>
  `M${x - 20} ${y - 28}h40q10 0 10 10v36q0 10-10 10h-40q-10 0-10-10v-36q0-10 10-10z`

/** A car from above with its nose to the right, from the upper end of its rear, in units. */
export const carAt = ([x, y]: readonly [number, number]): string =>
  `M${x} ${y}h84q24 0 24 28t-24 28h-84q-12 0-12-12v-32q0-12 12-12zm14 8v40h50q16-20 0-40z`

const round = (x: number, y: number): string => `M${x} ${y}a8 8 0 1 0 .1 0z`

/** What stands in the rooms, as plans draw it. */
export const furniture = [
  // Sofa and round table where the daylight is, and an armchair.
  'M776 262h56v132h-56zM814 262v132M776 282h38m0 46h-38m0 46h38M724 306a22 22 0 1 0 .1 0zM548 314h52v52h-52zm14 0v52M562 326h38m0 28h-38',
  // The screen of an event, and a chair for each of its forty guests.
  'M336 20h128v10H336z',
  ...[58, 82, 106, 130, 154, 266, 290, 314].map((y) => `M342 ${y}${'h12v12h-12zm26 0'.repeat(5)}`),
  // The mirrors' table with its stools, and shelves for what is lent.
  'M26 572h150v18H26zM212 564h136v26H212zm34 0v26m34 0v-26m34 0v26',
  // The counter, sink and stove.
  'M368 506h22v82h-22zM690 564h180v26H690zm116 5h44v16h-44z',
  // The stools at the mirrors, two microphones at one table, the stove.
  ...[60, 101, 142].map((x) => round(x, 548)),
  'M600 550a18 18 0 1 0 .1 0z',
  ...[566, 634].map((x) => round(x, 560)),
  ...[716, 742].map((x) => round(x, 569)),
].join('')
