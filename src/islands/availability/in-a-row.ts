/**
 * How many times of a day stand in a row of a phone: as many as there is room for, or one or two fewer where the last of a part
 * of the day would else stand in a row by itself.
 *
 * @param counts of each part of the day
 */
export function inARow(counts: readonly number[], room: number): number {
  const leavesOne = (row: number) => counts.some((count) => count > row && count % row === 1)
  return [room, room - 1, room - 2].find((row) => row > 3 && !leavesOne(row)) ?? room
}
