/** Where a pointer is in a calendar: in which column, and at which minute of the day. */
export interface Spot {
  day: number
  minutes: number
}

/** The spot under a point of the window; outside the days the nearest one. */
export function spotAt(
  grid: HTMLElement,
  days: number,
  hours: number[],
  x: number,
  y: number,
): Spot | undefined {
  const tracks = grid.querySelectorAll('.time-track')
  const first = tracks[0]?.getBoundingClientRect()
  const last = tracks[tracks.length - 1]?.getBoundingClientRect()
  if (!first || !last) return undefined
  const [opens = 0] = hours
  const share = (x - first.left) / (last.right - first.left)
  const minutes = opens * 60 + ((y - first.top) / first.height) * hours.length * 60
  return {
    day: Math.min(Math.max(Math.floor(share * days), 0), days - 1),
    minutes: Math.min(Math.max(minutes, opens * 60), (opens + hours.length) * 60 - 1),
  }
}

/** What of a calendar an event met. */
export function hits(target: EventTarget): { id: string | undefined; edge: boolean; track: boolean } {
  const element = target instanceof HTMLElement ? target : undefined
  return {
    id: element?.closest<HTMLElement>('[data-booking]')?.dataset.booking,
    edge: element?.closest('[data-edge]') != null,
    track: element?.matches('.time-track') ?? false,
  }
}
